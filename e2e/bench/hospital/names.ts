/** Given and family names as clinics meet them, in several scripts; each list makes names of its own. */
const scripts: readonly (readonly [given: readonly string[], family: readonly string[]])[] = [
  [
    ['Priya', 'Arun', 'Meera', 'Ravi', 'Anjali', 'Vikram', 'Sunita', 'Karthik', 'Divya', 'Rahul'],
    ['Nair', 'Thomas', 'Menon', 'Reddy', 'Iyer', 'Sharma', 'Patel', 'Khan', 'Das', 'Varma'],
  ],
  [
    ['Jürgen', 'Zoë', 'Søren', 'François', 'Łukasz', 'Siân', 'Béatrice', 'Åsa', 'José', 'Niamh'],
    [
      'Müller',
      'Østergård',
      'Dvořák',
      'O’Brien',
      'Kowalski',
      'García',
      'Lefèvre',
      'Groß',
      'Ng',
      'Smith',
    ],
  ],
  [
    ['Анна', 'Иван', 'Ольга', 'Пётр', 'Елена', 'Дмитрий'],
    ['Иванова', 'Петров', 'Сидоренко', 'Волков', 'Шевченко', 'Ёлкин'],
  ],
  [
    ['太郎', '花子', '健', '美咲', '伟', '秀英', '芳'],
    ['田中', '佐藤', '鈴木', '王', '李', '张', '欧阳'],
  ],
  [
    ['민준', '서연', '지우', '하준'],
    ['김', '이', '박', '최'],
  ],
  [
    ['राम', 'सीता', 'अर्जुन', 'लक्ष्मी'],
    ['शर्मा', 'वर्मा', 'सिंह', 'गुप्ता'],
  ],
  [
    ['محمد', 'فاطمة', 'علي', 'مريم'],
    ['الحسن', 'خان', 'المصري', 'حداد'],
  ],
]

/** How many names there are, of all scripts together. */
const perScript = scripts.map(([given, family]) => given.length * family.length)
const all = perScript.reduce((sum, names) => sum + names, 0)

/** The name of the so-manieth: after some hundred they come again, as namesakes do. */
export function nameAt(index: number): string {
  // A step that shares no divisor with the number of names mixes the scripts.
  let at = (index * 101) % all
  for (const [script, [given, family]] of scripts.entries()) {
    const names = perScript[script] ?? 0
    if (at < names) return `${given[at % given.length]} ${family[Math.floor(at / given.length)]}`
    at -= names
  }
  throw new Error(`there is no name ${index}`)
}

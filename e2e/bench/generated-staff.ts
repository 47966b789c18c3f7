const firstNames = ['Amara', 'Benjamin', 'Chiara', 'Dmitri', 'Elena', 'Farid', 'Grace', 'Hiroshi']
  .concat(['Ines', 'Jonas', 'Kavya', 'Liam', 'Mei', 'Nadia', 'Omar', 'Patricia', 'Quentin'])
  .concat(['Ritu', 'Samuel', 'Tara', 'Usha', 'Viktor', 'Wanjiru', 'Ximena', 'Yusuf', 'Zara'])
const lastNames = ['Okoye', 'Clarke', 'Russo', 'Volkov', 'Petrova', 'Haddad', 'Mwangi', 'Tanaka']
  .concat(['Carvalho', 'Lindqvist', 'Reddy', 'Osei', 'Lin', 'Rahman', 'Siddiqui', 'Gomez'])
  .concat(['Moreau', 'Sharma', 'Adeyemi', 'Bennett', 'Iyer', 'Novak', 'Kamau', 'Torres', 'Demir'])
const roles = ['Admin', 'Manager', 'Staff', 'Doctor', 'Receptionist', 'Pharmacist']
const departments = ['Orthopedics', 'ENT', 'Urology', 'Neurology', 'Oncology', 'Pediatrics']
const places = ['Kochi', 'Kolkata', 'Pune', 'Bengaluru', 'Chennai']

/** The one of the list for this index, so that neighbouring indexes get different ones. */
const nth = (list: readonly string[], at: number) => list[at % list.length] ?? ''

const named = (list: readonly string[], at: number) => ({
  _id: String((at % list.length) + 1),
  name: nth(list, at),
})

/** So many users as records keep them, always the same ones. */
export const generatedStaff = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [first, last] = [nth(firstNames, at * 7), nth(lastNames, at * 11 + Math.floor(at / 26))]
    const username = `${first.charAt(0)}${last}${at}`.toLowerCase()
    return {
      _id: String(at + 1),
      name: `${first} ${last}`,
      username,
      role: named(roles, at),
      department: named(departments, Math.floor(at / 6)),
      email: `${username}@rounds.example`,
      phone: String(9_000_000_000 + at),
      place: nth(places, at),
      status: at % 9 === 0 ? 'inactive' : 'active',
    }
  })

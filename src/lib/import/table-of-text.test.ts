import { expect, it } from 'vitest'
import { readTable, separatorOf } from './table-of-text'

it.each([
  ['commas', 'name,born\nNair,1982\nLopez,1990\n', ','],
  ['semicolons, with commas in the cells', 'name;city\nNair;Pune, MH\nLopez;Goa, GA\n', ';'],
  ['tabs', 'name\tborn\nNair\t1982\n', '\t'],
  ['vertical bars', 'name|born\nNair|1982\n', '|'],
  ['what the first line says', 'sep=;\nname,x;born\nNair,y;1982\n', ';'],
  ['commas, with semicolons in quotes', 'name,note\nNair,"a;b"\nLopez,"c;d"\n', ','],
])('recognises %s', (_, text, separator) => {
  expect(separatorOf(text)).toEqual({ separator, isSure: true })
})

it.each([
  ['one column', 'name\nNair\nLopez\n'],
  ['two that divide the rows alike', 'name,x;y\nNair,a;b\nLopez,c;d\n'],
  ['rows of many lengths', 'a,b\nc\nd,e,f\ng,h,i,j\n'],
])('is not certain with %s', (_, text) => {
  expect(separatorOf(text).isSure).toBe(false)
})

it.each(['\n', '\r\n', '\r'])(
  'counts lines through quoted line breaks and blank lines, %j',
  (end) => {
    const text = [
      'name,address',
      '"Nair, Priya","1 Park Road',
      'Pune"',
      '',
      ' , ',
      'Lopez,Goa',
    ].join(end)
    expect(readTable(text, ',').rows).toEqual([
      { line: 1, cells: ['name', 'address'] },
      { line: 2, cells: ['Nair, Priya', '1 Park Road\nPune'] },
      { line: 6, cells: ['Lopez', 'Goa'] },
    ])
  },
)

it('reads doubled quotes, and counts the line that names the separator', () => {
  expect(readTable('sep=;\n"Ann ""Nan"" Lee";F', ';').rows).toEqual([
    { line: 2, cells: ['Ann "Nan" Lee', 'F'] },
  ])
})

it('names the line of a quote that does not end', () => {
  const text = 'name,note\nNair,ok\nLopez,"open\nSaleh,x\n'
  expect(readTable(text, ',').openQuote).toBe(3)
  expect(readTable('name,note\nNair,5" nail\n', ',').openQuote).toBeNull()
})

it('tells how far it is', () => {
  const told: number[] = []
  readTable(`${'Nair,1982\n'.repeat(2000)}`, ',', (share) => told.push(share))
  expect(told).toHaveLength(4)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.every((share) => share > 0 && share <= 1)).toBe(true)
})

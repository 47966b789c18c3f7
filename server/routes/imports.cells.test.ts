import { type ImportColumn, type ImportPreview, importMessages } from '@shared/contracts/imports'
import { contactMessages } from '@shared/contracts/patient-contacts'
import { patientMessages } from '@shared/contracts/patients'
import { describe, expect, it } from 'vitest'
import { committed, list, opened, row } from '../test/imported-patients'
import { setUpWorld } from '../test/world'

setUpWorld({ as: 'receptionist' })

describe('a cell', () => {
  const wrongIn = ({ as, wrong }: ImportPreview) => (as === 'wrong' ? wrong : as)
  const fields = async (...cells: Partial<Record<ImportColumn, string>>[]) =>
    (
      await opened(
        'patients',
        cells.map((more, at) => row(at + 2, more)),
      )
    ).rows.map(wrongIn)

  it('is read as the registration reads it, in any script and notation', async () => {
    const { id, rows } = await opened('patients', [
      row(2, { name: 'محمد علي', age: '٤٤', telephone: '٩٠١٨١٥٩٠٨٣', gender: 'm' }),
      row(3, { name: '山田 太郎', age: '', dateOfBirth: '１９８０-０３-１４', gender: 'MALE' }),
      row(4, {
        age: '',
        dateOfBirth: '14.3.1980',
        language: 'Hindi',
        telephone2: '080 2345678 (home)',
      }),
      row(5, {
        age: '',
        dateOfBirth: '1980-03-14 00:00:00',
        telephone: '',
        email: 'W@Storm.example',
      }),
      row(6, {
        ...{ note: 'rings the neighbour', contactPersonName: 'Ada Storm' },
        ...{ contactPersonRelation: 'mother', contactPersonTelephone: '+49 (0)30 1234567' },
      }),
    ])
    expect(rows.map(wrongIn)).toEqual(Array(5).fill('new'))
    await committed(id)
    const { rows: made } = await list({ sort: 'number', limit: '5', page: '8', with: 'contacts' })
    expect(made).toMatchObject([
      { name: 'محمد علي', age: 44, gender: 'Male', telephones: [{ number: '9018159083' }] },
      { name: '山田 太郎', dateOfBirth: '1980-03-14' },
      {
        ...{ dateOfBirth: '1980-03-14', language: 'hi' },
        telephones: [{ number: '9000000004' }, { number: '080 2345678', label: 'home' }],
      },
      { dateOfBirth: '1980-03-14', email: 'w@storm.example', contact: 'w@storm.example' },
      {
        contactNote: 'rings the neighbour',
        contactPerson: { name: 'Ada Storm', relation: 'mother', telephone: '+49 (0)30 1234567' },
      },
    ])
  })

  it('is read as the screen reads it, also the words and dates of other programs', async () => {
    expect(
      await fields(
        { gender: 'Frau', age: '', dateOfBirth: '13 - 3 - 1980' },
        { gender: 'FÉMININ', age: '', dateOfBirth: '3 Sept. 80' },
        { gender: 'non-binary', age: '', dateOfBirth: '03051980' },
      ),
    ).toEqual(['new', 'new', 'new'])
  })

  it('of a date of birth is one date of the last 130 years', async () => {
    const message = (text: string) => [{ field: 'dateOfBirth', message: text }]
    expect(
      await fields(
        { age: '', dateOfBirth: '2999-01-01' },
        { age: '', dateOfBirth: '1890-01-01' },
        { age: '', dateOfBirth: 'last spring' },
        { age: '', dateOfBirth: '03/04/1980' },
        { age: '', dateOfBirth: '03/13/1980' },
      ),
    ).toEqual([
      message(patientMessages.birthDateUnlikely),
      message(patientMessages.birthDateUnlikely),
      message(importMessages.birthDateUnread),
      message(importMessages.birthDateUnclear(['1980-04-03', '1980-03-04'])),
      'new',
    ])
  })

  it('of a date of birth is wrong with another time than midnight, which a time zone may have shifted', async () => {
    const message = (time: string) => [
      { field: 'dateOfBirth', message: importMessages.birthDateWithTime(time) },
    ]
    expect(
      await fields(
        ...[
          ...['1980-05-02T18:30:00.000Z', '1980-05-02 05:00:00', '02.05.1980 11:59 PM'],
          ...['5/13/1980 12:00:00 AM', '1980-05-02T00:00:00.000Z', '1980-05-02T00:00:00+05:30'],
        ].map((dateOfBirth) => ({ age: '', dateOfBirth })),
      ),
    ).toEqual([
      ...[message('18:30'), message('05:00'), message('11:59')],
      ...['new', 'new', message('05:30')],
    ])
  })

  it('of an age agrees with the date of birth, and one of both is there', async () => {
    const message = (text: string) => [{ field: 'age', message: text }]
    expect(
      await fields(
        { age: '44', dateOfBirth: '1982-03-01' },
        { age: '43', dateOfBirth: '1982-03-01' },
        { age: '30', dateOfBirth: '1982-03-01' },
        { age: '' },
        { age: '131' },
      ),
    ).toEqual([
      ...['new', 'new', message(patientMessages.ageByBirthDate(44))],
      ...[message(importMessages.ageOrBirthDate), message(patientMessages.ageInvalid)],
    ])
  })

  it('that is wrong is named with all the others of its row', async () => {
    const { rows } = await opened('patients', [
      row(2, {
        ...{ name: ' ', age: 'old', gender: 'robot', telephone: 'none', language: 'Klingon' },
        ...{ email: 'no at', contactPersonTelephone: '12', address: 'x'.repeat(501) },
      }),
    ])
    const wrong = rows.flatMap((one) => one.wrong ?? [])
    expect(Object.fromEntries(wrong.map(({ field, message }) => [field, message]))).toEqual({
      name: patientMessages.nameRequired,
      age: patientMessages.ageInvalid,
      gender: importMessages.genderUnread,
      telephone: importMessages.telephoneUnread,
      language: importMessages.languageUnread,
      email: patientMessages.emailInvalid,
      contactPersonName: contactMessages.personIncomplete,
      contactPersonTelephone: contactMessages.telephoneInvalid,
      address: patientMessages.addressTooLong,
    })
  })

  it('is wrong with a letter that could not be read, also a word that is otherwise known', async () => {
    const message = importMessages.letterUnread
    expect(
      await fields({ name: 'Zo\ufffd Berg', address: 'M\ufffdnchen' }, { gender: 'F\ufffdminin' }),
    ).toEqual([
      [
        { field: 'name', message },
        { field: 'address', message },
      ],
      [{ field: 'gender', message }],
    ])
  })

  it('may have an e-mail where a telephone is meant, but no other one than the column', async () => {
    expect(
      await fields(
        { telephone: '9018159083, w@storm.example' },
        { telephone: '9018159084, w@storm.example', email: 'x@storm.example' },
        { email: 'w@storm.example; x@storm.example' },
      ),
    ).toEqual([
      'new',
      [{ field: 'email', message: contactMessages.emailTwice('w@storm.example') }],
      [{ field: 'email', message: patientMessages.emailInvalid }],
    ])
  })
})

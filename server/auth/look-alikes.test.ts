import { isSuperAdmin } from '@shared/contracts/roles'
import { describe, expect, it } from 'vitest'
import { lookAlike, passesForSuperAdmin } from './look-alikes'

describe('two names look alike', () => {
  it.each([
    ['in another case', 'Radiology', 'RADIOLOGY'],
    ['with blanks of another kind', 'Day Care', 'Day\u2003 Care'],
    ['without a blank', 'Out Patients', 'Outpatients'],
    ['with a character that no font draws', 'Dental', 'Den\u2060tal'],
    ['with a mark of the direction', 'Dental', '\u202eDental'],
    ['in letters of another width', 'ICU 2', 'ＩＣＵ ２'],
    ['in Cyrillic letters', 'paco', 'расо'],
    ['in Greek capitals', 'HEMATOMA', 'ΗΕΜΑΤΟΜΑ'],
    ['in mathematical letters', 'nurse', '𝓷𝓾𝓻𝓼𝓮'],
    ['in small capitals', 'court', 'ᴄᴏurt'],
    ['with an i without its dot', 'clinic', 'clınıc'],
    ['with an I for an l', 'wells', 'weIls'],
    ['with a digit for a letter', 'Oral', '0ra1'],
    ['with rn for m', 'Summer', 'Surnrner'],
    ['with an accent that is composed or not', 'José', 'Jose\u0301'],
  ])('%s', (_, one, other) => {
    expect(lookAlike(one, other)).toBe(true)
    expect(lookAlike(other, one)).toBe(true)
  })

  it.each([
    ['lsmith', 'ismith'],
    ['neil', 'nell'],
    ['ann.lee', 'annlee'],
    ['Jose', 'José'],
    ['Ward 1', 'Ward 2'],
    ['内科', '外科'],
    ['محمد', 'محمود'],
  ])('but not %j and %j, which people tell apart', (one, other) => {
    expect(lookAlike(one, other)).toBe(false)
  })
})

describe('a name passes for the protected role’s', () => {
  it.each([
    'Ｓｕｐｅｒ Ａｄｍｉｎ',
    'Super\u200bAdmin',
    'Su\u00adper Admin',
    'sᴜper admin',
    'Super Admın',
    'Ѕuреr Аdmіn',
    'ЅUРЕR АDМІN',
    'Super Adm1n',
    'SUPER ADMlN',
    'Super Adrnin',
    'Super-Admin',
    'SuperAdmin.',
    'Süper Admin',
    '𝐒𝐮𝐩𝐞𝐫 𝐀𝐝𝐦𝐢𝐧',
  ])('%j, which gives nothing by itself', (name) => {
    expect(passesForSuperAdmin(name)).toBe(true)
    expect(isSuperAdmin({ name })).toBe(false)
  })

  it.each(['Admin', 'Supervisor', 'Super Admin of the Night', 'Superb Admin', 'مدير'])(
    'but not %j',
    (name) => {
      expect(passesForSuperAdmin(name)).toBe(false)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { isLocalForm, localPlace } from './local-forms'

describe('a form', () => {
  it.each([
    ['diclofenac gel', true],
    ['Voltaren Emulgel', true],
    ['timolol eye drops', true],
    ['ketoconazole 2% shampoo', true],
    ['Diclofenac Salbe', true],
    ['Betamethason Creme', true],
    ['Timolol Augentropfen', true],
    ['timolol collyre', true],
    ['clotrimazol pomada vaginal', true],
    ['clotrimazole ovuli', true],
    ['hydrokortison salva', true],
    ['ibuprofen Zäpfchen', false],
    ['haloperidol Tropfen', false],
    ['fentanyl Pflaster', false],
    ['fentanyl patch', false],
    ['nitroglycerin spray', false],
    ['sumatriptan nasal spray', false],
    ['amyl nitrite inhaled', false],
    ['warfarin tablet', false],
  ])('%s is for one place only: %s', (name, local) => {
    expect(isLocalForm(name)).toBe(local)
  })
})

describe('hardly anything reaches the blood from', () => {
  it.each([
    ['aciclovir eye ointment', 'aciclovir', 'skin'],
    ['Aciclovir Augensalbe', 'aciclovir', 'eye'],
    ['Ofloxacin Augentropfen', 'ofloxacin', 'eye'],
    ['ofloxacine collyre', 'ofloxacin', 'eye'],
    ['ofloxacino gotas óticas', 'ofloxacin', 'ear'],
    ['tobramicina colirio', 'tobramycin', null],
    ['ciprofloxacina gocce auricolari', 'ciprofloxacin', 'ear'],
    ['diclofenac pomada', 'diclofenac', 'skin'],
    ['diklofenak krem', 'diclofenac', 'skin'],
    ['diclofenac pommade', 'diclofenac', 'skin'],
    ['Ibuprofen Gel-Kapseln', 'ibuprofen', null],
    ['ibuprofène gel comprimés', 'ibuprofen', null],
    ['Diclofenac Zäpfchen', 'diclofenac', null],
    ['timolol collyre', 'timolol', null],
    ['ciprofloxacino gotas', 'ciprofloxacin', null],
  ])('%s, %s: %s', (name, ingredient, place) => {
    expect(localPlace(name, ingredient)).toBe(place)
  })
})

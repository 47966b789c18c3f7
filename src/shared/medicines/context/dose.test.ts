import { describe, expect, it } from 'vitest'
import { recognise } from '../recognise'
import { dailyDose, timesADay, unlikelyDose } from './dose'
import { line } from './test/facts'

describe('how often a day', () => {
  it.each([
    ['Once daily', 1],
    ['OD', 1],
    ['at night', 1],
    ['every 12 hours', 2],
    ['every 4-5 hours', 6],
    ['q8h', 3],
    ['8 hourly', 3],
    ['Twice daily', 2],
    ['b.d.', 2],
    ['twice a day', 2],
    ['2 times a day', 2],
    ['3x daily', 3],
    ['three times daily', 3],
    ['TDS', 3],
    ['t.i.d.', 3],
    ['QID', 4],
    ['up to 4 times a day', 4],
    ['1-0-1', 2],
    ['1 - 1 - 1', 3],
    ['1-1-1-1', 4],
    ['½-0-½', 1],
    ['0.5-0-0.5', 1],
    ['alternate days', 0.5],
    ['once a week', 1 / 7],
    ['weekly', 1 / 7],
    ['twice weekly', 2 / 7],
    ['3 times a week', 3 / 7],
    ['Every week', 1 / 7],
    ['Once weekly on Monday', 1 / 7],
    ['once a week, on Fridays', 1 / 7],
    ['1x/week', 1 / 7],
    ['once a week for 3 months', 1 / 7],
    ['once a month', 1 / 30],
    ['3 days a week', null],
    ['6 days per week', null],
    ['Monday to Friday every week', null],
    ['Mon, Wed and Fri weekly', null],
    ['twice weekly on Monday', null],
    ['twice in one week', null],
    ['two times within a week', null],
    ['every morning, review in a week', null],
    ['every day, monthly review', null],
    ['3 weekly', null],
    ['once every 2 weeks', null],
    ['once daily for a week', 1],
    ['every 12 hours for 2 weeks', 2],
    ['daily, not weekly', null],
    ['as needed', null],
    ['', null],
    ['0-0-0', null],
  ])('%j is %j', (frequency, times) => {
    expect(timesADay(frequency)).toBe(times)
  })
})

describe('a dose a day', () => {
  it.each([
    ['Simvastatin, 40 mg, once daily', { mg: 40, atLeast: false }],
    ['Simvastatin, 40mg, at night', { mg: 40, atLeast: false }],
    ['Metformin, 1 g, twice daily', { mg: 2000, atLeast: false }],
    ['Metformin, 0,85 g, twice daily', { mg: 1700, atLeast: false }],
    ['Digoxin, 250 mcg, once daily', { mg: 0.25, atLeast: false }],
    ['Digoxin, 62.5 µg, 1-0-1', { mg: 0.125, atLeast: false }],
    ['Paracetamol, 500-1000 mg, every 6 hours', { mg: 4000, atLeast: false }],
    ['Simvastatin 20 mg, 2 tablets, at night', { mg: 40, atLeast: false }],
    ['Simvastatin, 2 tablets of 20 mg, at night', { mg: 40, atLeast: false }],
    ['Paracetamol, 1 g, as needed', { mg: 1000, atLeast: true }],
    ['Simvastatin, 1 tablet, once daily', null],
    ['Amlodipine, 5/20 mg or 10 mg, once daily', null],
    ['Metformin, 1,000 mg, once daily', null],
    ['Cough syrup, 5 ml, once daily', null],
    ['Amoxicillin, 250 mg/5 mL 30 mL, once daily', null],
    ['Gentamicin, 5 mg/kg, once daily', null],
    ['Gentamicin, 5 mg per kg, once daily', null],
    ['Gentamicin, 5 mg per kilogram, once daily', null],
    ['Gentamicin, 5 mg/kilo, once daily', null],
    ['Gentamicin, 5mg for each kg, once daily', null],
    ['Simvastatin 40 mg, 1½ tablets, at night', { mg: 60, atLeast: false }],
    ['Simvastatin 40 mg, 1 1/2 tablets, at night', { mg: 60, atLeast: false }],
    ['Simvastatin 40 mg, 1 and 1/2 tablets, at night', { mg: 60, atLeast: false }],
    ['Simvastatin 40 mg, 1/2-1 tablet, at night', { mg: 40, atLeast: false }],
    ['Simvastatin 40 mg, 1/2 tab., at night', { mg: 20, atLeast: false }],
    ['Simvastatin 40 mg, ½ tablet, at night', { mg: 20, atLeast: false }],
    ['Simvastatin 40 mg, 2/5 tablet, at night', null],
    ['Simvastatin 40 mg, 1 tablet and a half, at night', null],
    ['Methotrexate, 2½ mg, once daily', { mg: 2.5, atLeast: false }],
  ])('%s is %j', (written, dose) => {
    const medicine = line(written)
    const all = recognise(medicine.name)?.ingredients ?? []
    const found = dailyDose(medicine, { ingredient: all[0] ?? '', all })
    expect(found && { ...found, mg: Number(found.mg.toFixed(6)) }).toEqual(dose)
  })

  it.each([
    ['Co-codamol 30/500, 2 tablets, QID', 'paracetamol', 4000],
    ['Co-codamol 30/500, 2 tablets, QID', 'codeine', 240],
    ['Paracetamol/Codeine 500/30, 1 tablet, QID', 'paracetamol', 2000],
    ['Paracetamol 500 mg + Codeine 30 mg, 2 tablets, BD', 'paracetamol', 2000],
    ['Ibuprofen/Paracetamol, 200/500 mg, TDS', 'paracetamol', 1500],
    ['Co-codamol, 2 tablets, QID', 'paracetamol', null],
    ['Combiflam, 1 tablet, TDS', 'paracetamol', null],
  ])('of %s is so much %s: %j mg', (written, ingredient, mg) => {
    const medicine = line(written)
    const all = recognise(medicine.name)?.ingredients ?? []
    expect(all).toContain(ingredient)
    expect(dailyDose(medicine, { ingredient, all })?.mg ?? null).toBe(mg)
  })
})

describe('an unlikely dose', () => {
  it.each([
    ['100 g', null],
    ['101 g', '101 g'],
    ['99999 g', '99999 g'],
    ['5000 mg', null],
    ['5001 mg', '5001 mg'],
    ['5000 mcg', null],
    ['5001 mcg', '5001 µg'],
    ['2000 ml', null],
    ['2001 ml', '2001 mL'],
    ['5000000 IU', null],
    ['5000001 IU', '5000001 units'],
    ['20 tablets', null],
    ['21 tablets', '21 pieces'],
    ['20 puffs', null],
    ['21 puffs', '21 puffs'],
    ['60 drops', null],
    ['61 drops', '61 drops'],
    ['10 sachets', null],
    ['11 sachets', '11 sachets'],
    ['200 mmol', null],
    ['201 mmol', '201 mmol'],
    ['500mg', null],
    ['one', null],
    ['40', null],
  ])('of %j is asked about as %j', (dosage, amount) => {
    expect(unlikelyDose(dosage)).toBe(amount)
  })
})

import { describe, expect, it } from 'vitest'
import { recognise } from './recognise'

const unknownOf = (names: string) =>
  names
    .trim()
    .split(/,\s+/)
    .filter((name) => !recognise(name))

const means = (name: string) => recognise(name)?.ingredients.join(' + ')

describe('the names of the ward', () => {
  it.each([
    [
      'anaesthesia',
      'propofol, ketamine, esketamine, etomidate, thiopental, dexmedetomidine, desflurane, isoflurane, sevoflurane, nitrous oxide, suxamethonium, succinylcholine, rocuronium bromide 50 mg, vecuronium, atracurium besylate, cisatracurium, mivacurium, pancuronium, neostigmine, sugammadex, glycopyrronium, flumazenil, naloxone, lidocaine 2%, lignocaine, bupivacaine 0.5%, levobupivacaine, ropivacaine, mepivacaine, prilocaine, articaine, chloroprocaine, remifentanil, sufentanil, EMLA cream',
    ],
    [
      'intensive care',
      'noradrenaline, norepinephrine, adrenaline, dopamine, dobutamine, milrinone, levosimendan, vasopressin, terlipressin, ephedrine, metaraminol, isoprenaline, sodium nitroprusside, clevidipine, adenosine, alteplase, tenecteplase, streptokinase, argatroban, bivalirudin, tirofiban, eptifibatide, protamine, vitamin K, octreotide, mannitol, albumin, glucose 5%, normal saline, sodium chloride 0.9%, Ringer’s lactate, tigecycline, micafungin, anidulafungin, activated charcoal',
    ],
    [
      'cancer',
      'carboplatin, oxaliplatin, doxorubicin, epirubicin, daunorubicin, bleomycin, mitomycin, vinorelbine, etoposide, topotecan, ifosfamide, mesna, melphalan, chlorambucil, bendamustine, dacarbazine, temozolomide, pemetrexed, gemcitabine, cytarabine, azacitidine, fludarabine, hydroxycarbamide, hydroxyurea, asparaginase, bortezomib, lenalidomide, thalidomide, trastuzumab, pertuzumab, bevacizumab, cetuximab, nivolumab, pembrolizumab, denosumab, zoledronic acid, filgrastim, pegfilgrastim, leucovorin, goserelin, leuprorelin, tretinoin, rasburicase',
    ],
    [
      'birth',
      'oxytocin, carbetocin, dinoprostone, carboprost, misoprostol, atosiban, ritodrine, fenoterol, methylergometrine, anti-D immunoglobulin, magnesium sulfate, betamethasone',
    ],
  ])('of %s are known', (_, names) => {
    expect(unknownOf(names)).toEqual([])
  })
})

describe('Brazil’s names', () => {
  it('by its list of names (DCB) are known', () => {
    expect(
      unknownOf(
        'dipirona sódica 500 mg, losartana potássica, sinvastatina, anlodipino, besilato de anlodipino, maleato de enalapril, cloridrato de metformina, hidroclorotiazida, levotiroxina sódica, varfarina sódica, rivaroxabana, apixabana, celecoxibe, cetoprofeno, linezolida, fentanila, succinato de metoprolol, mononitrato de isossorbida, tansulosina, donepezila, sumatriptana, tacrolimo, micofenolato de sódio, sildenafila, bupropiona, ondansetrona, butilbrometo de escopolamina, cloreto de potássio, benzilpenicilina benzatina, insulina NPH, ocitocina, cetamina, rocurônio, trastuzumabe, amoxicilina + clavulanato de potássio, levodopa + benserazida, sulfametoxazol + trimetoprima',
      ),
    ).toEqual([])
  })

  it.each([
    ['Novalgina 1 g', 'metamizole'],
    ['Dorflex', 'metamizole + orphenadrine + caffeine'],
    ['Tandrilax', 'caffeine + carisoprodol + diclofenac + paracetamol'],
    ['Buscopan Composto', 'hyoscine butylbromide + metamizole'],
    ['Buscopan', 'hyoscine butylbromide'],
    ['Glifage XR 500', 'metformin'],
    ['Puran T4 50 mcg', 'levothyroxine'],
    ['Aradois H', 'losartan + hydrochlorothiazide'],
    ['Aradois 50', 'losartan'],
    ['Rivotril', 'clonazepam'],
    ['Benzetacil', 'benzylpenicillin'],
    ['Cefaliv', 'dihydroergotamine + metamizole + caffeine'],
    // Of these makers sell different compositions under one name.
    ['Biofenac', undefined],
    ['Naldecon', undefined],
  ])('%s means %s', (name, ingredients) => {
    expect(means(name)).toBe(ingredients)
  })
})

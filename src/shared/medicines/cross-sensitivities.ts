import type { Severity } from './result'

/** An allergy of which it is doubtful whether it speaks against another medicine. */
interface CrossSensitivity {
  id: string
  /** Classes, or ingredients. */
  to: string
  medicines: string
  severity: Severity
  /** Where the record names a severe reaction, such as anaphylaxis. */
  severe?: Severity
  words: string
  sources: readonly string[]
}

const sulfaLabel =
  'its product information names sulfonamides among what rules it out, though later studies found no cross-reaction with the antibiotics. Ask how severe the reaction was.'

export const crossSensitivities: readonly CrossSensitivity[] = [
  {
    id: 'allergy-penicillins-cephalosporins-side-chain',
    to: 'penicillins',
    medicines: 'cefalexin, cefadroxil, cefaclor, cefprozil, cefradine',
    severity: 'warning',
    severe: 'contraindicated',
    words:
      'it shares a side chain with amoxicillin or ampicillin, so that of those allergic to one of the two many react to it. Ask what happened and with which penicillin; another cephalosporin or antibiotic may be better.',
    sources: ['beta-lactams', 'label-cephalosporins'],
  },
  {
    id: 'allergy-penicillins-cephalosporins',
    to: 'penicillins',
    medicines: 'cephalosporins except cefalexin, cefadroxil, cefaclor, cefprozil, cefradine',
    severity: 'warning',
    severe: 'contraindicated',
    words:
      'few who are allergic to a penicillin react to this cephalosporin, but some do. Ask what happened: after anaphylaxis or a severe skin reaction it is not to be given.',
    sources: ['beta-lactams', 'label-cephalosporins'],
  },
  {
    id: 'allergy-cephalosporins-penicillins',
    to: 'cephalosporins',
    medicines: 'penicillins',
    severity: 'warning',
    severe: 'contraindicated',
    words:
      'some who are allergic to a cephalosporin react to penicillins. Ask what happened, and where the record does not say, with which cephalosporin.',
    sources: ['beta-lactams', 'label-penicillins'],
  },
  {
    id: 'allergy-penicillins-carbapenems',
    to: 'penicillins, cephalosporins',
    medicines: 'carbapenems',
    severity: 'warning',
    severe: 'contraindicated',
    words:
      'fewer than one in a hundred who are allergic to a penicillin react to a carbapenem; its product information rules it out after a severe reaction to any beta-lactam.',
    sources: ['beta-lactams', 'label-carbapenems'],
  },
  {
    id: 'allergy-carbapenems-penicillins',
    to: 'carbapenems',
    medicines: 'penicillins, cephalosporins',
    severity: 'warning',
    severe: 'contraindicated',
    words: 'both are beta-lactams. Ask what happened.',
    sources: ['beta-lactams', 'label-penicillins'],
  },
  {
    id: 'allergy-ceftazidime-aztreonam',
    to: 'ceftazidime, cefiderocol',
    medicines: 'aztreonam',
    severity: 'critical',
    words: 'aztreonam and ceftazidime share a side chain.',
    sources: ['beta-lactams'],
  },
  {
    id: 'allergy-aztreonam-ceftazidime',
    to: 'aztreonam',
    medicines: 'ceftazidime, cefiderocol',
    severity: 'critical',
    words: 'aztreonam and ceftazidime share a side chain.',
    sources: ['beta-lactams'],
  },
  {
    id: 'allergy-NSAIDs-coxibs',
    to: 'NSAIDs, salicylates',
    medicines: 'celecoxib, etoricoxib, parecoxib',
    severity: 'critical',
    words:
      'most who react to aspirin or other NSAIDs tolerate it, but its product information rules it out after asthma, swelling or urticaria from them. Not without an allergist’s advice.',
    sources: ['nsaid-hypersensitivity', 'label-coxibs'],
  },
  {
    id: 'allergy-salicylates-NSAIDs',
    to: 'salicylates',
    medicines: 'NSAIDs except celecoxib, etoricoxib, parecoxib',
    severity: 'contraindicated',
    words:
      'product information rules NSAIDs out after asthma, swelling or urticaria from aspirin or another salicylate.',
    sources: ['nsaid-hypersensitivity', 'labels'],
  },
  {
    id: 'allergy-coxibs-NSAIDs',
    to: 'celecoxib, etoricoxib, parecoxib',
    medicines: 'NSAIDs, aspirin, celecoxib, etoricoxib, parecoxib',
    severity: 'critical',
    words:
      'product information rules NSAIDs out after asthma, swelling or urticaria from any of them.',
    sources: ['nsaid-hypersensitivity', 'label-coxibs'],
  },
  {
    id: 'allergy-sulfonamides-celecoxib',
    to: 'sulfonamides',
    medicines: 'celecoxib, valdecoxib, parecoxib, zonisamide, acetazolamide',
    severity: 'critical',
    words: sulfaLabel,
    sources: ['sulfa', 'label-sulfonamides'],
  },
  {
    id: 'allergy-sulfonamides-diuretics',
    to: 'sulfonamides',
    medicines:
      'thiazides, furosemide, bumetanide, torasemide, gliclazide, glimepiride, glipizide, glibenclamide, darunavir',
    severity: 'warning',
    words: sulfaLabel,
    sources: ['sulfa', 'label-sulfonamides'],
  },
  {
    id: 'allergy-ACE-inhibitors-sacubitril',
    to: 'ACE inhibitors, angiotensin receptor blockers',
    medicines: 'sacubitril',
    severity: 'critical',
    severe: 'contraindicated',
    words:
      'its product information rules it out after angioedema from an ACE inhibitor or angiotensin receptor blocker.',
    sources: ['label-sacubitril'],
  },
  {
    id: 'allergy-ACE-inhibitors-ARBs',
    to: 'ACE inhibitors',
    medicines: 'angiotensin receptor blockers',
    severity: 'warning',
    words:
      'after angioedema from an ACE inhibitor a few have it from these, too. A cough from an ACE inhibitor does not speak against it.',
    sources: ['labels'],
  },
  {
    id: 'allergy-aromatic-anticonvulsants',
    to: 'carbamazepine, oxcarbazepine, eslicarbazepine, phenytoin, fosphenytoin, phenobarbital, primidone',
    medicines:
      'carbamazepine, oxcarbazepine, eslicarbazepine, phenytoin, fosphenytoin, phenobarbital, primidone, lamotrigine',
    severity: 'critical',
    words:
      'about one in four who react to one of the aromatic anticonvulsants reacts to another, with severe skin reactions.',
    sources: ['label-anticonvulsants'],
  },
]

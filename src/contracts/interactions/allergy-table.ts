import type { Severity } from './result'
import type { Source } from './table'

/** Medicines that people are allergic to together. */
interface AllergyClass {
  /** What records call it, in the singular; a plural counts, too. */
  names: string
  /** What one of its medicines is. */
  one: string
  /** Classes of the rules and ingredients; some are not among the known ones yet. */
  members: string
  /**
   * How much an allergy to one member says of another. What is not named here: product information
   * rules all of them out after an allergy to one.
   */
  another?: Severity | 'nothing'
  sources: readonly string[]
}

/** A class whose label speaks of hypersensitivity to the whole of it. */
const byLabel = (
  names: string,
  one: string,
  members: string,
  another?: AllergyClass['another'],
): AllergyClass => ({ names, one, members, ...(another && { another }), sources: ['labels'] })

export const allergyClasses: Readonly<Record<string, AllergyClass>> = {
  penicillins: byLabel(
    'penicillin, PCN, pen, penicillin G, penicillin V, penicillin group',
    'a penicillin',
    'benzylpenicillin, phenoxymethylpenicillin, benzathine benzylpenicillin, procaine benzylpenicillin, ampicillin, amoxicillin, bacampicillin, pivampicillin, sultamicillin, cloxacillin, dicloxacillin, flucloxacillin, oxacillin, nafcillin, piperacillin, ticarcillin, carbenicillin, temocillin, mecillinam, pivmecillinam',
  ),
  cephalosporins: byLabel(
    'cephalosporin, cefalosporin, ceph',
    'a cephalosporin',
    'cefalexin, cefadroxil, cefazolin, cefradine, cefaclor, cefprozil, cefuroxime, cefoxitin, cefotetan, cefixime, cefpodoxime, cefdinir, cefditoren, ceftibuten, cefotaxime, ceftriaxone, ceftazidime, cefoperazone, cefepime, cefpirome, ceftaroline, ceftobiprole, cefiderocol, ceftolozane',
  ),
  carbapenems: byLabel(
    'carbapenem, penem',
    'a carbapenem',
    'imipenem, meropenem, ertapenem, doripenem, faropenem, tebipenem',
  ),
  sulfonamides: byLabel(
    'sulfa, sulpha, sulfonamide, sulphonamide, sulfa antibiotic, sulfonamide antibiotic, sulfur, sulphur, sulfur containing, sulfa group',
    'a sulfonamide antibiotic or holds one',
    'sulfamethoxazole, sulfadiazine, sulfafurazole, sulfamethizole, sulfadoxine, sulfacetamide, silver sulfadiazine, sulfasalazine',
  ),
  NSAIDs: {
    names:
      'NSAID, anti inflammatory, nonsteroidal anti inflammatory, non steroidal anti inflammatory',
    one: 'an NSAID',
    members:
      'NSAIDs, aspirin, metamizole, phenylbutazone, salsalate except celecoxib, etoricoxib, parecoxib',
    sources: ['labels', 'nsaid-hypersensitivity'],
  },
  salicylates: byLabel(
    'salicylate',
    'a salicylate',
    'aspirin, mesalazine, sulfasalazine, olsalazine, balsalazide, diflunisal, salsalate, bismuth subsalicylate',
  ),
  macrolides: byLabel(
    'macrolide',
    'a macrolide',
    'azithromycin, clarithromycin, erythromycin, roxithromycin, telithromycin, spiramycin, josamycin',
  ),
  lincosamides: byLabel('lincosamide', 'a lincosamide', 'clindamycin, lincomycin'),
  fluoroquinolones: byLabel(
    'quinolone, fluoroquinolone, FQ',
    'a quinolone',
    'fluoroquinolones, ciprofloxacin, levofloxacin, moxifloxacin, norfloxacin, ofloxacin, prulifloxacin, nalidixic acid, delafloxacin',
  ),
  tetracyclines: byLabel(
    'tetracycline group, tetracycline class',
    'a tetracycline',
    'doxycycline, minocycline, tetracycline, oxytetracycline, demeclocycline, lymecycline, tigecycline, omadacycline, sarecycline',
  ),
  aminoglycosides: byLabel(
    'aminoglycoside',
    'an aminoglycoside',
    'gentamicin, tobramycin, amikacin, streptomycin, neomycin, kanamycin, framycetin, paromomycin, netilmicin, plazomicin',
  ),
  nitroimidazoles: byLabel(
    'nitroimidazole',
    'a nitroimidazole',
    'metronidazole, tinidazole, ornidazole, secnidazole, satranidazole, benznidazole',
  ),
  azoles: byLabel(
    'azole, azole antifungal, imidazole, triazole',
    'an azole antifungal',
    'fluconazole, itraconazole, ketoconazole, voriconazole, posaconazole, isavuconazole, miconazole, clotrimazole, econazole, luliconazole, sertaconazole',
    'critical',
  ),
  opioids: byLabel('opioid, opiate, narcotic', 'an opioid', 'opioids', 'warning'),
  aminoquinolines: byLabel(
    'aminoquinoline',
    'a 4-aminoquinoline',
    'chloroquine, hydroxychloroquine, amodiaquine',
  ),
  'ACE inhibitors': byLabel(
    'ACE inhibitor, ACEI',
    'an ACE inhibitor',
    'ACE inhibitors',
    'critical',
  ),
  'angiotensin receptor blockers': byLabel(
    'ARB, angiotensin receptor blocker, sartan',
    'an angiotensin receptor blocker',
    'angiotensin receptor blockers',
    'warning',
  ),
  dihydropyridines: byLabel(
    'dihydropyridine',
    'a dihydropyridine',
    'amlodipine, levamlodipine, felodipine, nifedipine, nicardipine, nimodipine, nisoldipine, isradipine, lercanidipine, lacidipine, cilnidipine, benidipine, azelnidipine, clevidipine',
  ),
  statins: byLabel('statin', 'a statin', 'statins', 'warning'),
  'beta-blockers': byLabel('beta blocker', 'a beta-blocker', 'beta-blockers', 'warning'),
  thiazides: byLabel(
    'thiazide',
    'a thiazide or close to one',
    'hydrochlorothiazide, bendroflumethiazide, chlorothiazide, chlortalidone, indapamide, metolazone, xipamide',
    'critical',
  ),
  'proton pump inhibitors': byLabel(
    'PPI, proton pump inhibitor',
    'a proton pump inhibitor',
    'proton pump inhibitors, ilaprazole',
  ),
  'H2 blockers': byLabel(
    'H2 blocker, H2 antagonist',
    'an H2 blocker',
    'ranitidine, famotidine, cimetidine, nizatidine, roxatidine, lafutidine',
  ),
  'cetirizine and its kin': byLabel(
    'piperazine',
    'a piperazine, as cetirizine is',
    'cetirizine, levocetirizine, hydroxyzine, cyclizine, meclozine, buclizine',
  ),
  'loratadine and desloratadine': byLabel(
    '',
    'loratadine or made of it',
    'loratadine, desloratadine',
  ),
  corticosteroids: byLabel(
    'steroid, corticosteroid, cortisone',
    'a corticosteroid',
    'prednisolone, prednisone, methylprednisolone, dexamethasone, betamethasone, hydrocortisone, cortisone, deflazacort, triamcinolone, budesonide, fluticasone, beclometasone, mometasone, ciclesonide, fludrocortisone',
    'warning',
  ),
  benzodiazepines: byLabel('benzodiazepine, benzo', 'a benzodiazepine', 'benzodiazepines'),
  phenothiazines: byLabel(
    'phenothiazine',
    'a phenothiazine',
    'chlorpromazine, levomepromazine, prochlorperazine, promethazine, trifluoperazine, fluphenazine, perphenazine, thioridazine, mesoridazine, thiethylperazine, alimemazine',
  ),
  'amide anaesthetics': byLabel(
    'amide local anaesthetic, amide local anesthetic, local anaesthetic, local anesthetic',
    'a local anaesthetic of the amide kind',
    'lidocaine, bupivacaine, levobupivacaine, ropivacaine, mepivacaine, prilocaine, articaine, cinchocaine',
    'critical',
  ),
  heparins: byLabel(
    'heparin group, low molecular weight heparin, LMWH',
    'a heparin',
    'heparin, enoxaparin, dalteparin, tinzaparin, nadroparin, bemiparin',
  ),
  nitrates: byLabel('nitrate', 'an organic nitrate', 'nitrates except nicorandil'),
  iodine: byLabel(
    'iodine, iodide, povidone',
    'a medicine with iodine',
    'iodine, povidone-iodine, potassium iodide, amiodarone',
    'nothing',
  ),
  'contrast media': byLabel(
    'contrast, contrast dye, contrast medium, contrast media, iodinated contrast, IV contrast, radiocontrast, CT contrast, dye',
    'an iodinated contrast medium',
    'iohexol, iopamidol, iodixanol, iopromide, iomeprol, ioversol, iobitridol, amidotrizoic acid',
  ),
}

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
      'some who are allergic to a cephalosporin react to penicillins. Ask what happened and with which cephalosporin.',
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

export const allergySources: Readonly<Record<string, Source>> = {
  labels: {
    title:
      'Product information (section 4.3 or 4, contraindications) of the medicines of the class',
    date: '2026',
  },
  'beta-lactams': {
    title: 'β-Lactam Allergy and Cross-Reactivity, J Asthma Allergy 2021;14:31-46',
    address: 'https://doi.org/10.2147/JAA.S242061',
    date: '2021-01-18',
  },
  'label-cephalosporins': {
    title: 'Cephalosporins, summaries of product characteristics, sections 4.3 and 4.4',
    date: '2026',
  },
  'label-penicillins': {
    title: 'Penicillins, summaries of product characteristics, sections 4.3 and 4.4',
    date: '2026',
  },
  'label-carbapenems': {
    title: 'Carbapenems, summaries of product characteristics, section 4.3',
    date: '2026',
  },
  'nsaid-hypersensitivity': {
    title: 'Hypersensitivity reactions to non-steroidal anti-inflammatory drugs (PMC3991018)',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3991018',
    date: '2026-11-22',
  },
  'label-coxibs': {
    title: 'Celecoxib and etoricoxib, product information, contraindications',
    date: '2026',
  },
  sulfa: {
    title:
      'Can my patient with a ‘sulfa allergy’ receive celecoxib or other nonantimicrobial sulfonamides? Cleve Clin J Med 2025;92(3):147',
    address: 'https://www.ccjm.org/content/92/3/147',
    date: '2025-03',
  },
  'label-sulfonamides': {
    title:
      'Celecoxib, zonisamide, acetazolamide, thiazides, furosemide and sulfonylureas, product information, contraindications and warnings',
    date: '2026',
  },
  'label-sacubitril': {
    title: 'Sacubitril with valsartan, product information, contraindications',
    date: '2026',
  },
  'label-anticonvulsants': {
    title: 'Carbamazepine and oxcarbazepine, product information, warnings on hypersensitivity',
    date: '2026',
  },
}

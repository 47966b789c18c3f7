import type { Severity } from './result'

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

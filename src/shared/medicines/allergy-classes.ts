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
    'penicillin, PCN, pen, penicillin G, penicillin V, penicillin group, penicilina, pénicilline, Penizillin, Penicilline, penicillina, penicillin derivative, derivados da penicilina',
    'a penicillin',
    'benzylpenicillin, phenoxymethylpenicillin, benzathine benzylpenicillin, procaine benzylpenicillin, ampicillin, amoxicillin, bacampicillin, pivampicillin, sultamicillin, cloxacillin, dicloxacillin, flucloxacillin, oxacillin, nafcillin, piperacillin, ticarcillin, carbenicillin, temocillin, mecillinam, pivmecillinam',
  ),
  cephalosporins: byLabel(
    'cephalosporin, cefalosporin, ceph, cefalosporina, Cephalosporine, Cefalosporine, Zephalosporin, cefalosporinas',
    'a cephalosporin',
    'cefalexin, cefadroxil, cefazolin, cefradine, cefaclor, cefprozil, cefuroxime, cefoxitin, cefotetan, cefixime, cefpodoxime, cefdinir, cefditoren, ceftibuten, cefotaxime, ceftriaxone, ceftazidime, cefoperazone, cefepime, cefpirome, ceftaroline, ceftobiprole, cefiderocol, ceftolozane',
  ),
  carbapenems: byLabel(
    'carbapenem, penem, carbapenema, carbapenème, carbapenêmico',
    'a carbapenem',
    'imipenem, meropenem, ertapenem, doripenem, faropenem, tebipenem',
  ),
  sulfonamides: byLabel(
    'sulfa, sulpha, sulfonamide, sulphonamide, sulfa antibiotic, sulfonamide antibiotic, sulfur, sulphur, sulfur containing, sulfa group, sulfonamida, sulfamida, sulfamide, Sulfonamid, Sulfonamide, sulfamidico, sulfamidici, sulfa drogas, sulfamidas',
    'a sulfonamide antibiotic or holds one',
    'sulfamethoxazole, sulfadiazine, sulfafurazole, sulfamethizole, sulfadoxine, sulfacetamide, silver sulfadiazine, sulfasalazine',
  ),
  NSAIDs: {
    names:
      'NSAID, anti inflammatory, nonsteroidal anti inflammatory, non steroidal anti inflammatory, AINE, AINS, NSAR, FANS, anti inflamatorio, antiinflamatorio, antiinflammatoire, anti inflammatoire, Entzündungshemmer, antinfiammatorio, anti inflamatorio não esteroidal',
    one: 'an NSAID',
    members:
      'NSAIDs, aspirin, metamizole, phenylbutazone, salsalate except celecoxib, etoricoxib, parecoxib',
    sources: ['labels', 'nsaid-hypersensitivity'],
  },
  salicylates: byLabel(
    'salicylate, salicilato, Salizylat, salicilati',
    'a salicylate',
    'aspirin, mesalazine, sulfasalazine, olsalazine, balsalazide, diflunisal, salsalate, bismuth subsalicylate',
  ),
  macrolides: byLabel(
    'macrolide, macrolideo, macrolido, Makrolid, Makrolide, macrolidi',
    'a macrolide',
    'azithromycin, clarithromycin, erythromycin, roxithromycin, telithromycin, spiramycin, josamycin',
  ),
  lincosamides: byLabel('lincosamide, lincosamida', 'a lincosamide', 'clindamycin, lincomycin'),
  fluoroquinolones: byLabel(
    'quinolone, fluoroquinolone, FQ, quinolona, fluoroquinolona, Chinolon, Chinolone, Fluorchinolon, Fluorchinolone, chinoloni',
    'a quinolone',
    'fluoroquinolones, ciprofloxacin, levofloxacin, moxifloxacin, norfloxacin, ofloxacin, prulifloxacin, nalidixic acid, delafloxacin',
  ),
  tetracyclines: byLabel(
    'tetracycline group, tetracycline class, tetraciclinas, Tetrazykline, Tetrazyklin, tetracyclines, tetracycline antibiotic',
    'a tetracycline',
    'doxycycline, minocycline, tetracycline, oxytetracycline, demeclocycline, lymecycline, tigecycline, omadacycline, sarecycline',
  ),
  aminoglycosides: byLabel(
    'aminoglycoside, aminoglicosideo, aminoglucosido, aminoglicosido, Aminoglykosid, Aminoglykoside, aminoglycosides',
    'an aminoglycoside',
    'gentamicin, tobramycin, amikacin, streptomycin, neomycin, kanamycin, framycetin, paromomycin, netilmicin, plazomicin',
  ),
  nitroimidazoles: byLabel(
    'nitroimidazole, nitroimidazol, nitroimidazolico',
    'a nitroimidazole',
    'metronidazole, tinidazole, ornidazole, secnidazole, satranidazole, benznidazole',
  ),
  azoles: byLabel(
    'azole, azole antifungal, imidazole, triazole, azol, azole fungicide, antifungico azolico',
    'an azole antifungal',
    'fluconazole, itraconazole, ketoconazole, voriconazole, posaconazole, isavuconazole, miconazole, clotrimazole, econazole, luliconazole, sertaconazole',
    'critical',
  ),
  opioids: byLabel(
    'opioid, opiate, narcotic, opioide, opiaceo, opiacé, Opiat, Opiate, oppioide, oppiacei, morphinique',
    'an opioid',
    'opioids',
    'warning',
  ),
  aminoquinolines: byLabel(
    'aminoquinoline',
    'a 4-aminoquinoline',
    'chloroquine, hydroxychloroquine, amodiaquine',
  ),
  'ACE inhibitors': byLabel(
    'ACE inhibitor, ACEI, IECA, inibidor da ECA, inhibidor de la ECA, ACE Hemmer, IEC, ACE inibitore, inibidores da ECA, inhibidores de la ECA',
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
  statins: byLabel('statin, estatina, Statine, statina', 'a statin', 'statins', 'warning'),
  'beta-blockers': byLabel(
    'beta blocker, betabloqueador, beta bloqueador, betabloqueante, Betablocker, bêtabloquant, beta bloccante, betabloccante',
    'a beta-blocker',
    'beta-blockers',
    'warning',
  ),
  thiazides: byLabel(
    'thiazide, tiazida, tiazidico, Thiazid, thiazidique',
    'a thiazide or close to one',
    'hydrochlorothiazide, bendroflumethiazide, chlorothiazide, chlortalidone, indapamide, metolazone, xipamide',
    'critical',
  ),
  'proton pump inhibitors': byLabel(
    'PPI, proton pump inhibitor, IBP, IPP, Protonenpumpenhemmer, inibidor da bomba de prótons',
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
    'steroid, corticosteroid, cortisone, corticoide, corticosteroide, Kortison, Cortison, cortisona, corticoïde',
    'a corticosteroid',
    'prednisolone, prednisone, methylprednisolone, dexamethasone, betamethasone, hydrocortisone, cortisone, deflazacort, triamcinolone, budesonide, fluticasone, beclometasone, mometasone, ciclesonide, fludrocortisone',
    'warning',
  ),
  benzodiazepines: byLabel(
    'benzodiazepine, benzo, benzodiazepina, benzodiazepínico, Benzodiazepin, Benzodiazepine',
    'a benzodiazepine',
    'benzodiazepines',
  ),
  phenothiazines: byLabel(
    'phenothiazine',
    'a phenothiazine',
    'chlorpromazine, levomepromazine, prochlorperazine, promethazine, trifluoperazine, fluphenazine, perphenazine, thioridazine, mesoridazine, thiethylperazine, alimemazine',
  ),
  'amide anaesthetics': byLabel(
    'amide local anaesthetic, amide local anesthetic, local anaesthetic, local anesthetic, anestésico local, anestesico locale, Lokalanästhetikum, Lokalanästhetika, anesthésique local, anestésicos locais, anesthésiques locaux',
    'a local anaesthetic of the amide kind',
    'lidocaine, bupivacaine, levobupivacaine, ropivacaine, mepivacaine, prilocaine, articaine, cinchocaine',
    'critical',
  ),
  heparins: byLabel(
    'heparin group, low molecular weight heparin, LMWH, heparinas, NMH, HBPM',
    'a heparin',
    'heparin, enoxaparin, dalteparin, tinzaparin, nadroparin, bemiparin',
  ),
  nitrates: byLabel('nitrate', 'an organic nitrate', 'nitrates except nicorandil'),
  iodine: byLabel(
    'iodine, iodide, povidone, iodo, yodo, Jod, iode, iodio',
    'a medicine with iodine',
    'iodine, povidone-iodine, potassium iodide, amiodarone',
    'nothing',
  ),
  'contrast media': byLabel(
    'contrast, contrast dye, contrast medium, contrast media, iodinated contrast, IV contrast, radiocontrast, CT contrast, dye, contraste, contraste iodado, contraste yodado, Kontrastmittel, produit de contraste, mezzo di contrasto, produit de contraste iodé',
    'an iodinated contrast medium',
    'iohexol, iopamidol, iodixanol, iopromide, iomeprol, ioversol, iobitridol, amidotrizoic acid',
  ),
}

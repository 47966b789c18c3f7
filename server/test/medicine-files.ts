import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Small files in the formats of RxNorm and of Common Drug Codes for India. The brands are made up.

/** Writes text files into a new folder, with the line ends of Windows. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const [file, lines] of Object.entries(files))
    await writeFile(join(folder, file), `${lines.join('\r\n')}\r\n`)
  return folder
}

export const concept = (id: number, type: string, name: string, suppress = 'N') =>
  `${id}|ENG||||||${id}|${id}|${id}||RXNORM|${type}|${id}|${name}||${suppress}|4096|`
export const relation = (object: number, verb: string, subject: number) =>
  `${object}||CUI|RO|${subject}||CUI|${verb}|${object}${subject}||RXNORM|||||4096|`

export const rxnorm = {
  'RXNCONSO.RRF': [
    concept(11289, 'IN', 'warfarin'),
    concept(5640, 'IN', 'ibuprofen'),
    concept(161, 'IN', 'acetaminophen'),
    `161|ENG||||||9|9|161||MTHSPL|SU|362O9ITL9D|ACETAMINOPHEN||N|4096|`,
    concept(5487, 'IN', 'hydrochlorothiazide'),
    concept(999, 'IN', 'xolone'),
    concept(202421, 'BN', 'Coumadin'),
    concept(1, 'BN', 'Xolofen'),
    concept(2, 'BN', 'Xolofen Cold'),
    concept(3, 'BN', 'Xolotrex'),
    concept(4, 'BN', 'Advil'),
    concept(5, 'BN', 'Xolomol'),
    concept(6, 'BN', 'Xolomix'),
    concept(7, 'BN', 'Xolold', 'O'),
    concept(8, 'BN', 'Xolonot'),
    concept(21, 'SBD', 'acetaminophen 325 MG / ibuprofen 200 MG Oral Tablet [Xolofen Cold]'),
    concept(22, 'SBD', 'acetaminophen 325 MG Oral Tablet [Xolomix]'),
    concept(23, 'SBD', 'ibuprofen 200 MG Oral Tablet [Xolomix]'),
    concept(31, 'SCDC', 'acetaminophen 325 MG'),
    concept(32, 'SCDC', 'ibuprofen 200 MG'),
    concept(41, 'PIN', 'ibuprofen xolate'),
    'a|damaged|line',
  ],
  'RXNREL.RRF': [
    relation(11289, 'tradename_of', 202421),
    relation(202421, 'has_tradename', 11289),
    relation(5640, 'tradename_of', 1),
    relation(161, 'tradename_of', 2),
    relation(5640, 'tradename_of', 2),
    relation(21, 'ingredient_of', 2),
    relation(31, 'consists_of', 21),
    relation(32, 'consists_of', 21),
    relation(161, 'has_ingredient', 31),
    relation(5640, 'has_ingredient', 32),
    relation(999, 'tradename_of', 3),
    relation(161, 'tradename_of', 4),
    relation(161, 'tradename_of', 5),
    relation(22, 'ingredient_of', 6),
    relation(23, 'ingredient_of', 6),
    relation(31, 'consists_of', 22),
    relation(32, 'consists_of', 23),
    relation(5640, 'tradename_of', 7),
    relation(5640, 'form_of', 41),
  ],
}

export const cdci = {
  'SubstanceMaster.txt': [
    '\uFEFFIdentifier\tSubstance Name\tCAS Number\tlast_updated_on',
    '101\tAcetaminophen\t\t20030131\t',
    '102\tIbuprofen\t\t20030131\t',
    '103\tXolone hydrochloride\t\t20030131\t',
    '104\tAmoxicillin trihydrate\t\t20030131\t',
    '105\tClavulanate potassium\t\t20030131\t',
  ],
  'GenericMaster.txt': [
    'Identifier\tGeneric Name\tSubstance Identifier\tRoute of Administration\tlast_updated_on',
    '201\tAcetaminophen 650 mg oral tablet\t101\t1\t20260305\t',
    '202\tAcetaminophen 325 mg and ibuprofen 400 mg oral tablet\t101+102\t1\t20260305\t',
    '203\tXolone 5 mg and ibuprofen 400 mg oral tablet\t103+102\t1\t20260305\t',
    '204\tAmoxicillin 500 mg and clavulanate potassium 125 mg oral tablet\t104+105\t1\t20260305\t',
    '205\tAcetaminophen 325 mg and lost 1 mg oral tablet\t101+199\t1\t20260305\t',
  ],
  'BrandMaster.txt': [
    'Identifier\tBrand Name\tProduct Identifier\tSupplier Identifier\tGeneric Identifier\tLicense Number\tlast_updated_on',
    '301\tXolopar (paracetamol) 650 mg oral tablet\t401\t1\t201\t\t20260305\t',
    '302\tXolopar (paracetamol) 500 mg oral tablet\t401\t1\t201\t\t20260305\t',
    '303\tXolopar Plus (paracetamol and ibuprofen) oral tablet\t402\t1\t202\t\t20260305\t',
    '304\tXoloxol (xolone and ibuprofen) oral tablet\t403\t1\t203\t\t20260305\t',
    '305\tXoloclav (amoxicillin and clavulanic acid) oral tablet\t404\t1\t204\t\t20260305\t',
    '306\tXolost oral tablet\t405\t1\t205\t\t20260305\t',
    '307\tXolotwo (paracetamol) 650 mg oral tablet\t406\t1\t201\t\t20260305\t',
    '308\tXolotwo (paracetamol and ibuprofen) oral tablet\t406\t1\t202\t\t20260305\t',
    '309\tHX (paracetamol) 650 mg oral tablet\t407\t1\t201\t\t20260305\t',
    '310\tXolofen (paracetamol) 650 mg oral tablet\t408\t1\t201\t\t20260305\t',
    '311',
  ],
  'ProductMaster.txt': [
    'Identifier\tProduct Name',
    '401\tXolopar\t',
    '402\tXolopar Plus\t',
    '403\tXoloxol\t',
    '404\tXoloclav-DS\t',
    '405\tXolost\t',
    '406\tXolotwo\t',
    '407\tHX\t',
    '408\tXolofen\t',
  ],
}

import { describe, expect, it } from 'vitest'
import { checkInteractions } from './check'
import { ingredients } from './ingredients'
import { membersOf } from './rules'
import { listed } from './table'

const known = (list: string): string[] => listed(list).filter((each) => ingredients.has(each))

const hivProteaseInhibitors =
  'amprenavir, atazanavir, darunavir, fosamprenavir, indinavir, lopinavir, nelfinavir, ritonavir, saquinavir, tipranavir'
const maoInhibitors = 'tranylcypromine, phenelzine, isocarboxazid, procarbazine, selegiline'
const strongInhibitors = `${hivProteaseInhibitors}, clarithromycin, erythromycin, telithromycin, itraconazole, ketoconazole, posaconazole, voriconazole`

/**
 * The class pairs that ONC’s panel accepted as contraindicated (Phansalkar 2012, table 2), by the
 * members of its list that are known. The list of QT-prolonging medicines is that of its time.
 */
const high: readonly [number: number, one: string, other: string][] = [
  [
    3,
    'methylphenidate, dexmethylphenidate, amfetamine, dexamfetamine, lisdexamfetamine, metamfetamine, phentermine, phendimetrazine, benzfetamine, amfepramone, pseudoephedrine, atomoxetine',
    maoInhibitors,
  ],
  [4, 'atazanavir', 'omeprazole, esomeprazole, lansoprazole, pantoprazole, rabeprazole'],
  [6, 'febuxostat', 'azathioprine, mercaptopurine'],
  [
    8,
    'fluoxetine, paroxetine, citalopram, escitalopram, sertraline, fluvoxamine, duloxetine, venlafaxine, desvenlafaxine, milnacipran',
    maoInhibitors,
  ],
  [11, 'irinotecan', strongInhibitors],
  [16, 'pethidine, methadone, tapentadol, fentanyl, tramadol, dextromethorphan', maoInhibitors],
  [
    20,
    'amitriptyline, clomipramine, imipramine, nortriptyline, doxepin, desipramine, trimipramine, protriptyline',
    maoInhibitors,
  ],
  [
    21,
    'amiodarone, arsenic trioxide, azithromycin, bepridil, chloroquine, chlorpromazine, citalopram, clarithromycin, disopyramide, dofetilide, domperidone, droperidol, erythromycin, escitalopram, flecainide, haloperidol, ibutilide, methadone, moxifloxacin, ondansetron, pentamidine, pimozide, probucol, procainamide, quinidine, sevoflurane, sotalol, thioridazine, vandetanib',
    'amiodarone, arsenic trioxide, azithromycin, bepridil, chloroquine, chlorpromazine, citalopram, clarithromycin, disopyramide, dofetilide, domperidone, droperidol, erythromycin, escitalopram, flecainide, haloperidol, ibutilide, methadone, moxifloxacin, ondansetron, pentamidine, pimozide, probucol, procainamide, quinidine, sevoflurane, sotalol, thioridazine, vandetanib',
  ],
  [22, 'ramelteon', 'fluvoxamine, ciprofloxacin, amiodarone, ticlopidine'],
  [
    23,
    hivProteaseInhibitors,
    "rifampicin, rifabutin, rifapentine, carbamazepine, bosentan, st john's wort",
  ],
  [
    25,
    'simvastatin, lovastatin',
    `${strongInhibitors}, nefazodone, amiodarone, verapamil, diltiazem`,
  ],
  [27, 'ergotamine, dihydroergotamine, ergometrine, methylergometrine', strongInhibitors],
  [28, 'tizanidine', 'ciprofloxacin, fluvoxamine, mexiletine, propafenone, zileuton'],
  [30, 'tranylcypromine', 'procarbazine'],
  [31, 'sumatriptan, zolmitriptan, rizatriptan', `${maoInhibitors}, moclobemide, methylene blue`],
]

const aceInhibitors =
  'benazepril, captopril, enalapril, fosinopril, lisinopril, perindopril, quinapril, ramipril, trandolapril'
const statins =
  'atorvastatin, fluvastatin, lovastatin, pravastatin, rosuvastatin, simvastatin, pitavastatin'
const thiazides = 'bendroflumethiazide, hydrochlorothiazide'
const thyroid = 'levothyroxine, liothyronine'
const steroids =
  'betamethasone, dexamethasone, hydrocortisone, methylprednisolone, prednisolone, prednisone, triamcinolone'
const betaBlockers =
  'acebutolol, atenolol, betaxolol, bisoprolol, carteolol, carvedilol, esmolol, labetalol, metoprolol, nadolol, nebivolol, oxprenolol, penbutolol, pindolol, propranolol, sotalol, timolol'
const nsaids =
  'celecoxib, diclofenac, diflunisal, etodolac, fenoprofen, flurbiprofen, ibuprofen, indometacin, ketoprofen, ketorolac, lornoxicam, mefenamic acid, meloxicam, nabumetone, naproxen, nimesulide, oxaprozin, piroxicam, sulindac, tolmetin'
const anticoagulants =
  'apixaban, argatroban, bivalirudin, dabigatran, dalteparin, enoxaparin, heparin, rivaroxaban, warfarin'
const protonPumpInhibitors = 'lansoprazole, omeprazole, pantoprazole, rabeprazole'

/**
 * The class pairs that need not interrupt (Phansalkar 2013, doi 10.1136/amiajnl-2012-001089), by the
 * members in the list published with it (dbmi-pitt/public-PDDI-analysis), as far as they are known.
 * Five of the 33 are not in that list; of them iron with proton pump inhibitors is known.
 */
const low: readonly [name: string, one: string, other: string][] = [
  ['1 ACE inhibitors and salicylates', aceInhibitors, 'aspirin'],
  ['2 niacin and statins', 'niacin', statins],
  [
    '3 beta-blockers and SSRIs',
    betaBlockers,
    'citalopram, escitalopram, fluoxetine, fluvoxamine, paroxetine, sertraline',
  ],
  ['5 thiazides and ACE inhibitors', thiazides, aceInhibitors],
  ['6 thyroid hormones and calcium', thyroid, 'calcium'],
  ['7 thyroid hormones and statins', thyroid, statins],
  ['8 thiazides and NSAIDs', thiazides, nsaids],
  ['9 beta-blockers and thyroid hormones', betaBlockers, thyroid],
  ['10 mTOR inhibitors or tacrolimus and steroids', 'everolimus, sirolimus, tacrolimus', steroids],
  [
    '11 antacids and steroids',
    'aluminium hydroxide, calcium, magnesium, sodium bicarbonate',
    steroids,
  ],
  [
    '12 bisphosphonates and calcium',
    'alendronic acid, ibandronic acid, pamidronic acid, risedronic acid, zoledronic acid',
    'calcium',
  ],
  ['14 folic acid and methotrexate', 'folic acid', 'methotrexate'],
  [
    '15 sulfonylureas and ACE inhibitors',
    'chlorpropamide, gliclazide, glimepiride, glipizide, tolazamide, tolbutamide',
    aceInhibitors,
  ],
  ['17 anticoagulants and steroids', anticoagulants, steroids],
  ['18 anticoagulants and paracetamol', anticoagulants, 'paracetamol'],
  ['20 anticoagulants and proton pump inhibitors', anticoagulants, protonPumpInhibitors],
  [
    '21 proton pump inhibitors and imidazoles',
    protonPumpInhibitors,
    'clotrimazole, econazole, ketoconazole, luliconazole, miconazole, sertaconazole',
  ],
  ['22 beta-blockers and calcium', betaBlockers, 'calcium'],
  [
    '23 ACE inhibitors and angiotensin receptor blockers',
    aceInhibitors,
    'candesartan, eprosartan, irbesartan, losartan, olmesartan, telmisartan, valsartan',
  ],
  ['24 anticoagulants and statins', anticoagulants, statins],
  [
    '25 omeprazole and benzodiazepines',
    'omeprazole',
    'alprazolam, bromazepam, chlordiazepoxide, clonazepam, clorazepate, diazepam, estazolam, flunitrazepam, flurazepam, lorazepam, midazolam, nitrazepam, oxazepam, temazepam',
  ],
  ['26 anticoagulants and vitamin E', anticoagulants, 'vitamin E'],
  ['28 NSAIDs and beta-blockers', nsaids, betaBlockers],
  ['29 clopidogrel and salicylates', 'clopidogrel', 'aspirin'],
  [
    '30 contraceptives and steroids',
    'desogestrel, etonogestrel, levonorgestrel, norethisterone, ethinylestradiol',
    steroids,
  ],
  [
    '31 beta-blockers and nifedipine and its kin',
    betaBlockers,
    'amlodipine, felodipine, isradipine, nicardipine, nifedipine, nimodipine, nisoldipine',
  ],
  ['32 steroids and cholinesterase inhibitors', steroids, 'neostigmine, pyridostigmine'],
  ['33 ACE inhibitors and NSAIDs', aceInhibitors, nsaids],
  ['iron and proton pump inhibitors', 'iron', protonPumpInhibitors],
]

/** What interrupts all the same, each because a label says so by name. */
const exceptions: readonly [name: string, one: string, other: string, why: string][] = [
  [
    '3 beta-blockers and SSRIs',
    'sotalol',
    'citalopram, escitalopram',
    'the EU’s labels of both rule out other medicines that prolong the QT interval',
  ],
  [
    '3 beta-blockers and SSRIs',
    'metoprolol',
    'fluoxetine, paroxetine',
    'the label of fluoxetine forbids metoprolol in heart failure; paroxetine raises it as much',
  ],
  [
    '3 beta-blockers and SSRIs',
    'propranolol',
    'fluvoxamine',
    'the label of fluvoxamine asks for less propranolol',
  ],
  [
    '21 proton pump inhibitors and imidazoles',
    protonPumpInhibitors,
    'ketoconazole',
    'the label of ketoconazole tablets names acid reducers',
  ],
  [
    '23 ACE inhibitors and angiotensin receptor blockers',
    'ACE inhibitors',
    'angiotensin receptor blockers',
    'labels of both, since ONTARGET and VA NEPHRON-D, ask not to combine them (EMA 2014)',
  ],
  [
    '24 anticoagulants and statins',
    'warfarin',
    'fluvastatin, rosuvastatin',
    'the labels of both statins ask for the INR',
  ],
]

const pairsOf = (one: string, other: string): [string, string][] =>
  known(one).flatMap((first) =>
    known(other)
      .filter((second) => second !== first)
      .map((second): [string, string] => [first, second]),
  )

const rulesOf = (one: string, other: string): string[] =>
  checkInteractions([one, other]).found.map(({ rule }) => rule)

describe('ONC’s high-priority list', () => {
  it.each(high)('pair %i is found among all its known members', (_, one, other) => {
    const pairs = pairsOf(one, other)
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter((pair) => rulesOf(...pair).length === 0)).toEqual([])
  })
})

describe('ONC’s low-priority list', () => {
  it.each(low)('%s: none interrupts, but the named exceptions', (name, one, other) => {
    expect(pairsOf(one, other).length).toBeGreaterThan(0)
    const excepted = exceptions
      .filter(([of]) => of === name)
      .map(([, first, second]) => [membersOf(first), membersOf(second)] as const)
    const isExcepted = (first: string, second: string) =>
      excepted.some(([left, right]) => left.has(first) && right.has(second))
    const interrupting = pairsOf(one, other)
      .filter((pair) => !isExcepted(...pair))
      .flatMap(([first, second]) =>
        rulesOf(first, second).map((rule) => `${first} with ${second}: ${rule}`),
      )
    expect(interrupting).toEqual([])
  })

  it('has no exception that no longer interrupts', () => {
    const idle = exceptions.filter(([name, one, other]) => {
      const [, left = '', right = ''] = low.find(([of]) => of === name) ?? []
      const [ones, others] = [membersOf(one), membersOf(other)]
      return !pairsOf(left, right).some(
        ([first, second]) =>
          ones.has(first) && others.has(second) && rulesOf(first, second).length > 0,
      )
    })
    expect(idle).toEqual([])
  })
})

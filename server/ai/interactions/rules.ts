import type { RuleSet, Severity } from '@/contracts/interactions'
import { type ClassName, classes } from './classes'
import type { IngredientId } from './drugs'
import { type Source, sources } from './sources'

/** One side of a rule: classes and single ingredients, without the exceptions. */
export interface Side {
  of: readonly (ClassName | IngredientId)[]
  except?: readonly IngredientId[]
}

export interface Rule {
  /** Stands in records of what was shown: an id is never given to another rule. */
  id: string
  /** The same side twice: any two of its members. */
  between: readonly [Side, Side]
  pair: string
  severity: Severity
  /** Who gave the severity: the sources, or this rule set where they give none or disagree. */
  gradedBy: 'source' | 'rule set'
  /** With a medicine of this class beside the pair, the danger is smaller. */
  milderWith?: { className: ClassName; severity: Severity; note: string }
  consequence: string
  action: string
  sources: readonly Source[]
}

const classMembers: Readonly<Record<string, readonly string[]>> = classes

/** The ingredients that a side of a rule means. */
export function membersOf({ of, except = [] }: Side): ReadonlySet<string> {
  const members = new Set<string>(of.flatMap((each) => classMembers[each] ?? [each]))
  for (const each of except) members.delete(each)
  return members
}

const side = (...of: Side['of']): Side => ({ of })

type Words = Pick<Rule, 'consequence' | 'action'>

/** The 15 pairs that ONC's panel accepted as contraindicated; the numbers are the paper's. */
const onc = (number: number, between: Rule['between'], pair: string, words: Words): Rule => ({
  id: `onc-${number}`,
  between,
  pair,
  severity: 'contraindicated',
  gradedBy: 'source',
  sources: [sources.onc],
  ...words,
})

/** The 33 further pairs. Only a contraindication is the source's own grade. */
const further = (
  number: number,
  severity: Severity,
  between: Rule['between'],
  pair: string,
  words: Words,
  from: readonly Source[],
): Rule => ({
  id: `pair-${number}`,
  between,
  pair,
  severity,
  gradedBy: severity === 'contraindicated' ? 'source' : 'rule set',
  sources: from,
  ...words,
})

const maoInhibitors = side('MAO inhibitors')
const protease = side('HIV protease inhibitors')
const warfarin = side('warfarin')
const thiopurines = side('azathioprine', 'mercaptopurine')
const qt = side('QT-prolonging medicines')
const phenytoin = side('phenytoin', 'fosphenytoin')
/** Whatever holds sulfamethoxazole holds trimethoprim too: one of them stands for the product. */
const coTrimoxazole = side('sulfamethoxazole')

/** Azithromycin hardly inhibits CYP3A4, roxithromycin weakly. */
const macrolidesOnCyp3a4 = ['azithromycin', 'roxithromycin'] as const

const strongCyp3a4Inhibitors: Side = {
  of: [
    'HIV protease inhibitors',
    'macrolides',
    'azole antifungals that strongly inhibit CYP3A4',
    'nefazodone',
    'cobicistat',
  ],
  except: macrolidesOnCyp3a4,
}

const noMaoInhibitor =
  'Do not use together. After an MAO inhibitor, keep the interval that the product information of both medicines gives.'
const watchInr = 'Choose another medicine, or check the INR early and often and adjust warfarin.'
const watchPotassium =
  'Avoid it in kidney disease and old age; otherwise check potassium and kidney function within days, and again.'

const oncRules: readonly Rule[] = [
  onc(
    3,
    [side('amphetamine derivatives'), maoInhibitors],
    'amphetamine derivatives and MAO inhibitors',
    { consequence: 'Hypertensive crisis, which can be fatal.', action: noMaoInhibitor },
  ),
  onc(
    4,
    [side('atazanavir'), side('proton pump inhibitors')],
    'atazanavir and proton pump inhibitors',
    {
      consequence:
        'Too little atazanavir is absorbed: the treatment of HIV fails, resistance develops.',
      action: 'Do not use together. Choose another acid reducer or antiviral with a specialist.',
    },
  ),
  onc(6, [side('febuxostat'), thiopurines], 'febuxostat and azathioprine or mercaptopurine', {
    consequence: 'Azathioprine or mercaptopurine accumulates: failure of the bone marrow.',
    action: 'Do not use together. Treat the gout in another way.',
  }),
  onc(
    8,
    [side('SSRIs and SNRIs', 'nefazodone'), maoInhibitors],
    'SSRIs or SNRIs and MAO inhibitors',
    { consequence: 'Serotonin syndrome, which can be fatal.', action: noMaoInhibitor },
  ),
  onc(11, [side('irinotecan'), strongCyp3a4Inhibitors], 'irinotecan and strong CYP3A4 inhibitors', {
    consequence: 'More irinotecan and active metabolite: severe diarrhoea, neutropenia, infection.',
    action: 'Do not use together. Ask the oncologist before either is given.',
  }),
  onc(16, [side('opioids that ONC names'), maoInhibitors], 'certain opioids and MAO inhibitors', {
    consequence: 'Serotonin syndrome, depressed breathing, coma.',
    action: noMaoInhibitor,
  }),
  onc(
    20,
    [side('tricyclic antidepressants'), maoInhibitors],
    'tricyclic antidepressants and MAO inhibitors',
    {
      consequence: 'Serotonin syndrome, high fever, seizures, which can be fatal.',
      action: noMaoInhibitor,
    },
  ),
  onc(21, [qt, qt], 'two QT-prolonging medicines', {
    consequence: 'The QT interval grows longer still: torsade de pointes, sudden death.',
    action:
      'Do not combine. Replace one of them; if nothing else is possible, only with a specialist and ECG control.',
  }),
  onc(
    22,
    [side('ramelteon'), side('fluvoxamine', 'ciprofloxacin', 'amiodarone', 'ticlopidine')],
    'ramelteon and CYP1A2 inhibitors',
    {
      consequence: 'Many times more ramelteon: lasting sleepiness and confusion.',
      action: 'Do not use together. Choose another medicine for sleep, or another inhibitor.',
    },
  ),
  onc(
    23,
    [protease, side('strong CYP3A4 inducers')],
    'HIV protease inhibitors and strong CYP3A4 inducers',
    {
      consequence:
        'Too little protease inhibitor: the treatment of HIV fails, resistance develops.',
      action: 'Do not use together. Choose a combination with an HIV specialist.',
    },
  ),
  onc(
    25,
    [
      side('simvastatin', 'lovastatin'),
      {
        of: [
          'HIV protease inhibitors',
          'macrolides',
          'azole antifungals that strongly inhibit CYP3A4',
          'fluconazole',
          'nefazodone',
          'amiodarone',
          'verapamil',
          'diltiazem',
          'cobicistat',
        ],
        except: macrolidesOnCyp3a4,
      },
    ],
    'simvastatin or lovastatin and CYP3A4 inhibitors',
    {
      consequence: 'Far more statin: muscle damage, rhabdomyolysis, kidney failure.',
      action:
        'Do not use together. Pause the statin, or choose one that CYP3A4 does not break down, such as pravastatin or rosuvastatin.',
    },
  ),
  onc(
    27,
    [
      side('ergot alkaloids'),
      {
        of: [
          'HIV protease inhibitors',
          'macrolides',
          'azole antifungals that strongly inhibit CYP3A4',
          'cobicistat',
        ],
        except: macrolidesOnCyp3a4,
      },
    ],
    'ergot alkaloids and CYP3A4 inhibitors',
    {
      consequence: 'Ergotism: vessels close, with loss of limbs, stroke or death.',
      action: 'Do not use together. Choose another medicine for one of the two purposes.',
    },
  ),
  onc(
    28,
    [
      side('tizanidine'),
      side(
        'ciprofloxacin',
        'fluvoxamine',
        'mexiletine',
        'propafenone',
        'zileuton',
        'amiodarone',
        'ticlopidine',
      ),
    ],
    'tizanidine and CYP1A2 inhibitors',
    {
      consequence: 'Far more tizanidine: blood pressure falls, drowsiness, collapse.',
      action: 'Do not use together. Choose another muscle relaxant, or another inhibitor.',
    },
  ),
  onc(30, [side('tranylcypromine'), side('procarbazine')], 'tranylcypromine and procarbazine', {
    consequence: 'Both inhibit MAO: hypertensive crisis, seizures, which can be fatal.',
    action: noMaoInhibitor,
  }),
  onc(
    31,
    [
      // These three do not depend on MAO for their removal.
      { of: ['triptans'], except: ['eletriptan', 'naratriptan', 'frovatriptan'] },
      side('MAO inhibitors', 'methylene blue'),
    ],
    'triptans and MAO inhibitors',
    {
      consequence: 'More triptan: narrowed coronary vessels, serotonin syndrome.',
      action: noMaoInhibitor,
    },
  ),
]

const furtherRules: readonly Rule[] = [
  {
    ...further(
      1,
      'critical',
      [warfarin, side('NSAIDs')],
      'warfarin and NSAIDs',
      {
        consequence: 'Bleeding, above all from stomach and bowel.',
        action:
          'Avoid it: choose paracetamol or another way. If it must be, protect the stomach, keep it short and check the INR.',
      },
      [sources.hl7, sources.paltmed, sources.mcmasterWarfarin],
    ),
    milderWith: {
      className: 'proton pump inhibitors',
      severity: 'warning',
      note: 'Graded lower because a proton pump inhibitor is among the medicines named.',
    },
  },
  further(
    2,
    'critical',
    [warfarin, side('antiplatelets')],
    'warfarin and aspirin or another antiplatelet',
    {
      consequence: 'Bleeding.',
      action:
        'Give both only where the reason is firm, at the lowest dose; watch for bleeding and check the INR.',
    },
    [sources.veterans],
  ),
  further(
    3,
    'critical',
    [warfarin, side('sulfonamides')],
    'warfarin and sulfonamides or co-trimoxazole',
    { consequence: 'The INR rises within days: bleeding.', action: watchInr },
    [sources.paltmed],
  ),
  further(
    4,
    'warning',
    [warfarin, side('macrolides')],
    'warfarin and macrolides',
    { consequence: 'The INR can rise: bleeding.', action: watchInr },
    [sources.paltmed],
  ),
  further(
    5,
    'warning',
    [warfarin, side('fluoroquinolones')],
    'warfarin and fluoroquinolones',
    { consequence: 'The INR can rise: bleeding.', action: watchInr },
    [sources.paltmed],
  ),
  further(
    6,
    'warning',
    [warfarin, phenytoin],
    'warfarin and phenytoin',
    {
      consequence: 'INR and phenytoin levels become unstable, either way.',
      action: 'Check INR and phenytoin level often when either is started, changed or stopped.',
    },
    [sources.paltmed],
  ),
  further(
    7,
    'critical',
    [warfarin, side('fluconazole')],
    'warfarin and fluconazole',
    { consequence: 'The INR rises strongly: bleeding.', action: watchInr },
    [sources.mcmasterWarfarin],
  ),
  further(
    8,
    'critical',
    [warfarin, side('amiodarone')],
    'warfarin and amiodarone',
    {
      consequence: 'The INR rises over weeks, and stays so long after amiodarone: bleeding.',
      action: 'Lower warfarin when amiodarone is started, and check the INR weekly.',
    },
    [sources.mcmasterWarfarin],
  ),
  further(
    9,
    'warning',
    [side('ACE inhibitors'), side('potassium')],
    'ACE inhibitors and potassium',
    { consequence: 'Hyperkalaemia: disturbed heart rhythm.', action: watchPotassium },
    [sources.paltmed, sources.bidmc],
  ),
  further(
    10,
    'warning',
    [side('ACE inhibitors'), side('potassium-sparing diuretics')],
    'ACE inhibitors and potassium-sparing diuretics',
    { consequence: 'Hyperkalaemia: disturbed heart rhythm.', action: watchPotassium },
    [sources.paltmed, sources.mcmaster],
  ),
  further(
    11,
    'critical',
    [
      side('ACE inhibitors', 'angiotensin receptor blockers', 'spironolactone'),
      side('trimethoprim'),
    ],
    'ACE inhibitors, angiotensin receptor blockers or spironolactone and trimethoprim',
    {
      consequence: 'Hyperkalaemia, which can be sudden and fatal.',
      action: 'Choose another antibiotic, or check potassium within days.',
    },
    [sources.mcmaster],
  ),
  further(
    12,
    'critical',
    [side('digoxin'), side('amiodarone')],
    'digoxin and amiodarone',
    {
      consequence: 'Up to twice the digoxin: digoxin toxicity.',
      action: 'Lower digoxin when amiodarone is started; check its level, pulse and ECG.',
    },
    [sources.paltmed, sources.bidmc],
  ),
  further(
    13,
    'warning',
    [side('digoxin'), side('verapamil')],
    'digoxin and verapamil',
    {
      consequence: 'More digoxin and a slower heart: digoxin toxicity, heart block.',
      action: 'Check the digoxin level, pulse and ECG; lower digoxin.',
    },
    [sources.paltmed],
  ),
  further(
    14,
    'warning',
    [side('digoxin'), side('ciclosporin')],
    'digoxin and ciclosporin',
    {
      consequence: 'More digoxin: digoxin toxicity.',
      action: 'Check the digoxin level when ciclosporin is started or changed; lower digoxin.',
    },
    [sources.hl7],
  ),
  further(
    15,
    'warning',
    [side('theophylline', 'aminophylline'), side('fluoroquinolones')],
    'theophylline and quinolones',
    {
      consequence: 'More theophylline: nausea, disturbed rhythm, seizures.',
      action: 'Choose another antibiotic, or check the theophylline level and lower the dose.',
    },
    [sources.paltmed],
  ),
  further(
    16,
    'critical',
    [side('lithium'), side('ACE inhibitors', 'angiotensin receptor blockers', 'loop diuretics')],
    'lithium and ACE inhibitors, angiotensin receptor blockers or loop diuretics',
    {
      consequence: 'Lithium accumulates: lithium toxicity.',
      action: 'Avoid it, or check the lithium level within days and after every change.',
    },
    [sources.mcmaster, sources.veterans],
  ),
  further(
    17,
    'warning',
    [side('methotrexate'), side('NSAIDs')],
    'methotrexate and NSAIDs',
    {
      consequence: 'Methotrexate accumulates: damage to marrow, kidney and bowel.',
      action:
        'Avoid it with high doses of methotrexate; otherwise check blood count and kidney function.',
    },
    [sources.veterans],
  ),
  further(
    18,
    'warning',
    [side('verapamil'), side('beta-blockers')],
    'verapamil and beta-blockers',
    {
      consequence: 'Slow heart, heart block, low blood pressure, heart failure.',
      action: 'Avoid it, or start only under ECG control.',
    },
    [sources.veterans],
  ),
  further(
    19,
    'critical',
    [side('ciclosporin'), side('statins')],
    'ciclosporin and statins',
    {
      consequence: 'More statin: muscle damage, rhabdomyolysis.',
      action: 'Keep to the limit or the ban that the statin’s product information gives.',
    },
    [sources.veterans, sources.fdaSimvastatin],
  ),
  further(
    20,
    'contraindicated',
    [side('simvastatin'), side('gemfibrozil', 'ciclosporin', 'danazol', 'posaconazole')],
    'simvastatin and gemfibrozil, ciclosporin, danazol or posaconazole',
    {
      consequence: 'Far more simvastatin: rhabdomyolysis, kidney failure.',
      action: 'Do not use together. Choose another statin or another partner.',
    },
    [sources.fdaSimvastatin],
  ),
  further(
    21,
    'warning',
    [side('simvastatin'), side('amlodipine', 'ranolazine', 'verapamil', 'diltiazem', 'amiodarone')],
    'simvastatin and amlodipine, ranolazine, verapamil, diltiazem or amiodarone',
    {
      consequence: 'Muscle damage, the more the higher the dose of simvastatin.',
      action:
        'Not more than 20 mg of simvastatin a day with amlodipine, ranolazine or amiodarone, 10 mg with verapamil or diltiazem; or another statin.',
    },
    [sources.fdaSimvastatin, sources.fdaAmiodarone],
  ),
  further(
    22,
    'warning',
    [side('tamoxifen'), side('paroxetine')],
    'tamoxifen and paroxetine',
    {
      consequence: 'Less of tamoxifen’s active metabolite: it may not work.',
      action: 'Choose an antidepressant that hardly inhibits CYP2D6.',
    },
    [sources.mcmaster, sources.hl7],
  ),
  further(
    23,
    'warning',
    [phenytoin, coTrimoxazole],
    'phenytoin and co-trimoxazole',
    {
      consequence: 'More phenytoin: unsteadiness, double vision, drowsiness.',
      action: 'Choose another antibiotic, or check the phenytoin level.',
    },
    [sources.mcmaster],
  ),
  further(
    24,
    'warning',
    [side('sulfonylureas'), side(...coTrimoxazole.of, 'fluoroquinolones')],
    'sulfonylureas and co-trimoxazole or quinolones',
    {
      consequence: 'Hypoglycaemia.',
      action: 'Choose another antibiotic, or check blood glucose more often and warn the patient.',
    },
    [sources.mcmaster],
  ),
  further(
    25,
    'warning',
    [side('calcium-channel blockers'), side('clarithromycin', 'erythromycin')],
    'calcium-channel blockers and clarithromycin or erythromycin',
    {
      consequence: 'More calcium-channel blocker: low blood pressure, kidney injury.',
      action: 'Choose another antibiotic, such as azithromycin, or watch blood pressure.',
    },
    [sources.mcmaster],
  ),
  further(
    26,
    'warning',
    [side('direct oral anticoagulants'), side('SSRIs and SNRIs')],
    'direct oral anticoagulants and SSRIs or SNRIs',
    {
      consequence: 'Bleeding, above all from stomach and bowel.',
      action: 'Weigh the need for both; consider protecting the stomach and watch for bleeding.',
    },
    [sources.mcmaster],
  ),
  further(
    27,
    'critical',
    [side('opioids'), side('benzodiazepines')],
    'opioids and benzodiazepines',
    {
      consequence: 'Depressed breathing, coma, death.',
      action:
        'Only where nothing else is adequate: lowest doses, shortest time, and watch the breathing.',
    },
    [sources.fdaOpioids],
  ),
  further(
    28,
    'warning',
    [side('clopidogrel'), side('omeprazole', 'esomeprazole')],
    'clopidogrel and omeprazole or esomeprazole',
    {
      consequence: 'Less of clopidogrel’s active metabolite: it protects less.',
      action: 'Avoid it: choose another acid reducer, such as pantoprazole.',
    },
    [sources.fdaClopidogrel],
  ),
  further(
    29,
    'critical',
    [side('linezolid', 'methylene blue'), side('SSRIs and SNRIs')],
    'linezolid or methylene blue and SSRIs or SNRIs',
    {
      consequence: 'Serotonin syndrome, which can be fatal.',
      action: 'Avoid it. In an emergency stop the antidepressant and watch for serotonin syndrome.',
    },
    [sources.fdaSerotonin],
  ),
  further(
    30,
    'contraindicated',
    [side('PDE5 inhibitors'), side('nitrates')],
    'PDE5 inhibitors and nitrates',
    {
      consequence: 'Blood pressure collapses, which can be fatal.',
      action: 'Do not use together, and no nitrate as needed either.',
    },
    [sources.sildenafil],
  ),
  further(
    31,
    'contraindicated',
    [side('PDE5 inhibitors'), side('riociguat')],
    'PDE5 inhibitors and riociguat',
    { consequence: 'Blood pressure falls severely.', action: 'Do not use together.' },
    [sources.sildenafil],
  ),
  further(
    32,
    'critical',
    [side('allopurinol'), thiopurines],
    'allopurinol and azathioprine or mercaptopurine',
    {
      consequence: 'Azathioprine or mercaptopurine accumulates: failure of the bone marrow.',
      action:
        'Avoid it, or let a specialist lower azathioprine or mercaptopurine to a fraction and check blood counts.',
    },
    [sources.bidmc, sources.pmc3093721],
  ),
  further(
    33,
    'critical',
    [
      side('colchicine'),
      {
        of: [
          'clarithromycin',
          'telithromycin',
          'HIV protease inhibitors',
          'azole antifungals that strongly inhibit CYP3A4',
          'nefazodone',
          'cobicistat',
          'ciclosporin',
        ],
      },
    ],
    'colchicine and clarithromycin or another strong inhibitor of CYP3A4 or P-glycoprotein',
    {
      consequence: 'Colchicine toxicity, with fatal cases.',
      action:
        'Do not combine in kidney or liver disease; otherwise choose another medicine or lower colchicine as its product information says.',
    },
    [sources.pmc8294843, sources.drugsCom],
  ),
]

/** Every rule; what none of them names is not looked for. */
export const rules: readonly Rule[] = [...oncRules, ...furtherRules]

/** Raise the version, and set the date, with every change to rules, classes or names. */
export const ruleSet: RuleSet = {
  version: '1.1',
  date: '2026-11-21',
  rules: rules.length,
  reviewedByPharmacist: false,
}

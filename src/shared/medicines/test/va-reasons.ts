import { checkInteractions } from '@shared/medicines/check'
import { ingredients } from '@shared/medicines/ingredients'
import { membersOf } from '@shared/medicines/rules'
import { vaSignificant } from './va-pairs'

export type Pair = readonly [one: string, other: string]

/** Those of the pairs that no rule names. */
export const missed = (pairs: readonly Pair[]) =>
  pairs.filter((pair) => checkInteractions(pair).found.length === 0)

const everything = [...ingredients.keys()].join(', ')
const withdrawn =
  'astemizole, terfenadine, mesoridazine, levomethadyl, probucol, halofantrine, sparfloxacin, amprenavir, bepridil, sertindole, gatifloxacin, telithromycin, benzthiazide, nalidixic acid, penbutolol, tolazamide'

/**
 * Why a pair of the list is not found, by what the two sides mean: from general knowledge, like the list
 * itself, which gives no reason for its grades. No pharmacist has seen them.
 */
const reasons: readonly [why: string, one: string, other: string][] = [
  ['one of them is sold hardly anywhere any more', withdrawn, everything],
  [
    'ONC’s panel counts it among what need not interrupt',
    'beta-blockers',
    'NSAIDs, thyroid hormones, calcium-channel blockers, sulfonylureas, insulin',
  ],
  ['the same', 'ACE inhibitors', 'NSAIDs, loop diuretics, thiazides'],
  ['the same', 'niacin', 'statins'],
  [
    'the same',
    'vitamin K antagonists',
    'corticosteroids, statins, vitamin E, triamcinolone, methylprednisolone, betamethasone, prednisolone, prednisone, hydrocortisone, budesonide, dexamethasone, fluticasone',
  ],
  ['the same', 'cyanocobalamin', 'proton pump inhibitors'],
  ['the same', 'calcium', 'levothyroxine, liothyronine'],
  [
    'the same',
    'neostigmine, pyridostigmine',
    'steroids by mouth or injection, betamethasone, fludrocortisone',
  ],
  [
    'no label read names it, and no mechanism is known',
    'ascorbic acid',
    'ampicillin, aspirin, atenolol',
  ],
  ['the same', 'rifampicin', 'aciclovir, valaciclovir, famciclovir, ganciclovir'],
  ['the same', 'cisapride', 'amoxicillin, hyoscyamine, lidocaine, atropine'],
  ['the same', 'bromfenac', 'ketorolac'],
  ['the same', 'cisplatin', 'darunavir'],
  ['the same', 'alprazolam', 'colchicine'],
  ['the same', 'alteplase', 'glyceryl trinitrate'],
  ['azithromycin hardly inhibits the enzyme', 'azithromycin', 'theophylline, aminophylline'],
  ['these hardly inhibit CYP1A2, unlike ciprofloxacin', 'tizanidine', 'levofloxacin, ofloxacin'],
  ['MAO does not break it down', 'linezolid', 'eletriptan, frovatriptan'],
  ['it meets no enzyme of MAO and raises no serotonin', 'rasagiline', 'morphine'],
  ['an antiviral and another, chosen by a specialist', 'efavirenz', 'nelfinavir'],
  ['it matters by vein alone', 'lidocaine', 'saquinavir'],
  ['a product holds both on purpose', 'trimethoprim', 'sulfamethoxazole'],
  [
    'given together on purpose in Parkinson’s disease',
    'selegiline',
    'levodopa, entacapone, tolcapone',
  ],
  ['feared, not shown', "st john's wort", 'levodopa, entacapone, tolcapone, cyclobenzaprine'],
  ['its buffered form is no longer sold', 'didanosine', everything],
  ['two antivirals, chosen by a specialist', 'HIV protease inhibitors', 'HIV protease inhibitors'],
  [
    'feared by way of the enzyme, in the boosting dose of little weight',
    'ritonavir, lopinavir',
    'estradiol, fluoxetine, nefazodone, temazepam, pitavastatin, etravirine',
  ],
  [
    'weak inhibition, which its label names without asking for anything',
    'ranolazine',
    'cimetidine',
  ],
  ['the label of midazolam names no inducer so weak', 'nevirapine', 'midazolam'],
  [
    'it lowers no blood glucose by itself',
    'fluoroquinolones, gatifloxacin, norfloxacin, ofloxacin, levofloxacin, ciprofloxacin',
    'metformin, acarbose, miglitol, pioglitazone, rosiglitazone, sitagliptin, exenatide',
  ],
  [
    'both are of lesser risk for the QT interval',
    'ziprasidone, quinine, propafenone, vandetanib, saquinavir, ofloxacin, norfloxacin, gemifloxacin',
    'amitriptyline, protriptyline, desipramine, doxepin, trimipramine, imipramine, nortriptyline, moexipril, sunitinib, dasatinib, lapatinib, pazopanib, nilotinib, alfuzosin, vardenafil, norfloxacin, ofloxacin, gemifloxacin, amantadine, octreotide, venlafaxine, tamoxifen, palonosetron, granisetron, nicardipine, isradipine, tizanidine, foscarnet, lithium, indapamide, formoterol, apomorphine, tetrabenazine, iloperidone, paliperidone, telithromycin, atazanavir',
  ],
  [
    'opioids of little serotonergic effect with a medicine taken now and then',
    'triptans',
    'tramadol, tapentadol, vilazodone, nefazodone',
  ],
  ['only beta-blockers that are not heart-selective are meant', 'beta-blockers', 'adrenaline'],
  [
    'only in long use at high doses, or by vein, is potassium or calcium lost so',
    'zoledronic acid',
    'loop diuretics, thiazides, potassium-sparing diuretics, indapamide, mannitol, ammonium chloride, etacrynic acid',
  ],
  [
    'they mix badly in one bottle, and act well together in the patient',
    'aminoglycosides',
    'ampicillin, piperacillin',
  ],
  [
    'the pill keeps its effect with antibiotics that induce no enzyme',
    'ampicillin, tetracycline',
    'hormonal contraceptives, norethisterone, norgestimate, norelgestromin',
  ],
  [
    'a progestogen alone does not lower lamotrigine',
    'lamotrigine',
    'levonorgestrel, norethisterone, norgestimate, norelgestromin',
  ],
  [
    'slower breakdown of little weight; the advice would be the usual watch for drowsiness',
    'fluoxetine, fluvoxamine, cimetidine, erythromycin, omeprazole',
    'alprazolam, chlordiazepoxide, clonazepam, clorazepate, diazepam, estazolam, flurazepam, midazolam, quazepam, triazolam',
  ],
  [
    'rifabutin induces weakly',
    'rifabutin',
    'tricyclic antidepressants, buspirone, diazepam, mexiletine, ondansetron, propafenone, quinidine, repaglinide, sunitinib, zidovudine, medroxyprogesterone, maraviroc',
  ],
  ['MAO does not break it down', 'naratriptan', 'phenelzine, tranylcypromine'],
  ['two antivirals, chosen by a specialist', 'maraviroc, efavirenz, etravirine', everything],
  [
    'a slower passage of tablets that hurts the gullet, and not by potassium in food',
    'potassium',
    'benzatropine, biperiden, glycopyrronium, hyoscyamine, trihexyphenidyl, pseudoephedrine, ephedrine',
  ],
  ['it inhibits CYP2D6 weakly', 'sertraline', 'tamoxifen'],
  [
    'by vein alone is there enough of it',
    'lidocaine, bupivacaine',
    'propranolol, amiodarone, erythromycin, fosamprenavir',
  ],
  ['its usual use is as eye drops', 'bromfenac', 'lithium'],
  [
    'the anaesthetist watches blood pressure in any case',
    'labetalol',
    'desflurane, isoflurane, sevoflurane',
  ],
  ['the same, and the heart rate', 'amiodarone', 'fentanyl'],
  [
    'calcium hardly binds these, unlike ciprofloxacin',
    'calcium',
    'levofloxacin, moxifloxacin, ofloxacin',
  ],
  [
    'alkaline urine, of little weight in usual doses',
    'sodium bicarbonate, disodium hydrogen citrate',
    'ephedrine, pseudoephedrine, ciprofloxacin, tetracycline',
  ],
  ['single cases alone', 'aciclovir', 'phenytoin, fosphenytoin'],
  ['the same', 'acitretin', 'phenytoin, glibenclamide'],
  ['the same', 'risperidone', 'simvastatin, topiramate, valproate'],
  ['the same', 'warfarin', 'quetiapine, trastuzumab'],
  ['the same', 'fosphenytoin', 'triamterene'],
  ['the same', 'melatonin', 'nifedipine'],
  ['nicotinamide is not niacin', 'nicotinamide', 'statins'],
  [
    'fluoxetine hardly inhibits CYP1A2, unlike fluvoxamine',
    'fluoxetine',
    'theophylline, aminophylline',
  ],
  ['given together on purpose against Helicobacter', 'clarithromycin', 'esomeprazole'],
  ['the one is given to undo the other', 'methadone', 'naloxone'],
  [
    'two antivirals, or one and another that its specialist chooses',
    'tipranavir, zidovudine, stavudine, nelfinavir, ritonavir, lopinavir, indinavir, fosamprenavir',
    'fluconazole, loperamide, atovaquone, methadone, fluvastatin, erythromycin',
  ],
  [
    'slower breakdown of little weight',
    'cimetidine',
    'paroxetine, venlafaxine, bupropion, bisoprolol',
  ],
  ['the same', 'aliskiren', 'atorvastatin, furosemide, ketoconazole'],
  ['the same', 'nefazodone', 'quazepam, loratadine'],
  ['the same', 'diltiazem, isoniazid', 'estazolam'],
  ['the same', 'chlorzoxazone', 'disulfiram'],
  ['the same', 'duloxetine', 'quinidine'],
  ['the same', 'paroxetine', 'metolazone, methylprednisolone'],
  ['the same', 'amiodarone', 'sildenafil, tramadol'],
  ['the same', 'fluoxetine', 'vinblastine'],
  ['the same', 'atorvastatin', 'quinine'],
  ['it leaves CYP3A4 alone', 'pravastatin', 'posaconazole, rifampicin'],
  [
    'a weak inducer',
    'modafinil, dexamethasone, oxcarbazepine',
    'triazolam, sirolimus, sunitinib, lamotrigine',
  ],
  ['the same', 'fluvastatin', 'phenytoin'],
  [
    'it may weaken the antidepressant, and harms nobody',
    'cyproheptadine',
    'fluoxetine, paroxetine, sertraline',
  ],
]

const compiled = reasons.map(
  ([why, one, other]) => [why, membersOf(one), membersOf(other)] as const,
)
export const reasonFor = ([one, other]: Pair): string | undefined =>
  compiled.find(
    ([, left, right]) => (left.has(one) && right.has(other)) || (left.has(other) && right.has(one)),
  )?.[0]

/** What is called significant, found by no rule, and judged by nobody yet. */
export const unjudged = (): Pair[] => missed(vaSignificant).filter((pair) => !reasonFor(pair))

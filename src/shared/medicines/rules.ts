import type { RuleSet } from './result'
import { listed, type Rule, type Source, type Topic } from './table'
import { allergyTopic } from './topics/allergy'
import { alphaBlockersClonidineBosentanTopic } from './topics/alpha-blockers-clonidine-bosentan'
import { antiarrhythmicsTopic } from './topics/antiarrhythmics'
import { anticoagulantsTopic } from './topics/anticoagulants'
import { antiepilepticsTopic } from './topics/antiepileptics'
import { antiepilepticsAndOthersTopic } from './topics/antiepileptics-and-others'
import { antiplateletsTopic } from './topics/antiplatelets'
import { antipsychoticsTopic } from './topics/antipsychotics'
import { betaBlockersTopic } from './topics/beta-blockers'
import { betaLactamsTopic } from './topics/beta-lactams'
import { bladderSkinEyesTopic } from './topics/bladder-skin-eyes'
import { breastCancerTopic } from './topics/breast-cancer'
import { cabergolineAndDesmopressinTopic } from './topics/cabergoline-and-desmopressin'
import { contraceptivesTopic } from './topics/contraceptives'
import { cytotoxicsTopic } from './topics/cytotoxics'
import { diabetesTopic } from './topics/diabetes'
import { diabetesByOneTopic } from './topics/diabetes-by-one'
import { digoxinTopic } from './topics/digoxin'
import { directAnticoagulantsTopic } from './topics/direct-anticoagulants'
import { diureticsTopic } from './topics/diuretics'
import { enzymesTopic } from './topics/enzymes'
import { fungiTopic } from './topics/fungi'
import { goutTopic } from './topics/gout'
import { heartAndVesselsTopic } from './topics/heart-and-vessels'
import { hepatitisTopic } from './topics/hepatitis'
import { herpesTopic } from './topics/herpes'
import { hivTopic } from './topics/hiv'
import { hivNucleosidesTopic } from './topics/hiv-nucleosides'
import { infectionsTopic } from './topics/infections'
import { kidneysAndEarsTopic } from './topics/kidneys-and-ears'
import { kinaseInhibitorsTopic } from './topics/kinase-inhibitors'
import { leflunomideTopic } from './topics/leflunomide'
import { lipidsTopic } from './topics/lipids'
import { lithiumTopic } from './topics/lithium'
import { liveVaccinesTopic } from './topics/live-vaccines'
import { lungsTopic } from './topics/lungs'
import { malariaAndWormsTopic } from './topics/malaria-and-worms'
import { maoInhibitorsTopic } from './topics/mao-inhibitors'
import { methotrexateTopic } from './topics/methotrexate'
import { mycophenolateTopic } from './topics/mycophenolate'
import { nervesTopic } from './topics/nerves'
import { nitratesAndPde5InhibitorsTopic } from './topics/nitrates-and-pde5-inhibitors'
import { nitroimidazolesTopic } from './topics/nitroimidazoles'
import { opioidsTopic } from './topics/opioids'
import { painTopic } from './topics/pain'
import { parkinsonTopic } from './topics/parkinson'
import { pressureAndPotassiumTopic } from './topics/pressure-and-potassium'
import { psychiatryTopic } from './topics/psychiatry'
import { qtTopic } from './topics/qt'
import { qtByMedicineTopic } from './topics/qt-by-medicine'
import { quinolonesTopic } from './topics/quinolones'
import { rheumatismTopic } from './topics/rheumatism'
import { sedationTopic } from './topics/sedation'
import { serotonergicsTopic } from './topics/serotonergics'
import { serotoninTopic } from './topics/serotonin'
import { sexHormoneBlockersTopic } from './topics/sex-hormone-blockers'
import { sleepTopic } from './topics/sleep'
import { statinsTopic } from './topics/statins'
import { statinsByOneTopic } from './topics/statins-by-one'
import { steroidsTopic } from './topics/steroids'
import { stomachTopic } from './topics/stomach'
import { thiopurinesTopic } from './topics/thiopurines'
import { thyroidTopic } from './topics/thyroid'
import { transplantsTopic } from './topics/transplants'
import { tuberculosisTopic } from './topics/tuberculosis'
import { veteransTopic } from './topics/veterans'
import { vitaminKAntagonistsTopic } from './topics/vitamin-k-antagonists'
import { wardTopic } from './topics/ward'
import { weightAndBonesTopic } from './topics/weight-and-bones'

export const topics: readonly Topic[] = [
  anticoagulantsTopic,
  vitaminKAntagonistsTopic,
  directAnticoagulantsTopic,
  antiplateletsTopic,
  heartAndVesselsTopic,
  nitratesAndPde5InhibitorsTopic,
  alphaBlockersClonidineBosentanTopic,
  digoxinTopic,
  betaBlockersTopic,
  antiarrhythmicsTopic,
  pressureAndPotassiumTopic,
  diureticsTopic,
  statinsTopic,
  statinsByOneTopic,
  lipidsTopic,
  qtTopic,
  qtByMedicineTopic,
  serotoninTopic,
  maoInhibitorsTopic,
  serotonergicsTopic,
  sedationTopic,
  opioidsTopic,
  painTopic,
  sleepTopic,
  antipsychoticsTopic,
  psychiatryTopic,
  lithiumTopic,
  nervesTopic,
  antiepilepticsTopic,
  antiepilepticsAndOthersTopic,
  parkinsonTopic,
  infectionsTopic,
  nitroimidazolesTopic,
  enzymesTopic,
  quinolonesTopic,
  betaLactamsTopic,
  kidneysAndEarsTopic,
  tuberculosisTopic,
  hivTopic,
  hivNucleosidesTopic,
  hepatitisTopic,
  herpesTopic,
  fungiTopic,
  malariaAndWormsTopic,
  transplantsTopic,
  mycophenolateTopic,
  rheumatismTopic,
  leflunomideTopic,
  thiopurinesTopic,
  liveVaccinesTopic,
  cytotoxicsTopic,
  breastCancerTopic,
  kinaseInhibitorsTopic,
  methotrexateTopic,
  diabetesTopic,
  diabetesByOneTopic,
  contraceptivesTopic,
  cabergolineAndDesmopressinTopic,
  sexHormoneBlockersTopic,
  goutTopic,
  thyroidTopic,
  weightAndBonesTopic,
  lungsTopic,
  allergyTopic,
  steroidsTopic,
  stomachTopic,
  bladderSkinEyesTopic,
  wardTopic,
  veteransTopic,
]

const classes = new Map(topics.flatMap((topic) => Object.entries(topic.classes)))
const sources = new Map(topics.flatMap((topic) => Object.entries(topic.sources)))

const read = new Map<string, ReadonlySet<string>>()

/** The ingredients of a list of classes and ingredients: 'macrolides except azithromycin'. */
export function membersOf(side: string): ReadonlySet<string> {
  const members = read.get(side) ?? readSide(side)
  read.set(side, members)
  return members
}

function readSide(side: string): ReadonlySet<string> {
  const [of = '', except = ''] = side.split(' except ')
  const all = (list: string) => listed(list).flatMap((each) => listed(classes.get(each) ?? each))
  const members = new Set(all(of))
  for (const each of all(except)) members.delete(each)
  return members
}

/** A rule with the ingredients that its sides mean. */
export interface CompiledRule extends Omit<Rule, 'pair' | 'sources'> {
  topic: string
  pair: string
  sources: readonly Source[]
  sides: readonly [ReadonlySet<string>, ReadonlySet<string>]
}

const pairOf = ({ pair, between: [one, other] }: Rule): string =>
  pair ?? (one === other ? `two ${one}` : `${one} and ${other}`)

/** Every rule; what none of them names is not looked for. */
export const rules: readonly CompiledRule[] = topics.flatMap((topic) =>
  topic.rules.map((rule) => ({
    ...rule,
    topic: topic.title,
    pair: pairOf(rule),
    sources: rule.sources.flatMap((id) => sources.get(id) ?? []),
    sides: [membersOf(rule.between[0]), membersOf(rule.between[1])],
  })),
)

const byIngredient: ReadonlyMap<string, readonly CompiledRule[]> = (() => {
  const index = new Map<string, CompiledRule[]>()
  for (const rule of rules)
    for (const ingredient of new Set([...rule.sides[0], ...rule.sides[1]]))
      index.set(ingredient, [...(index.get(ingredient) ?? []), rule])
  return index
})()

/** The rules that name this ingredient. */
export const rulesNaming = (ingredient: string): readonly CompiledRule[] =>
  byIngredient.get(ingredient) ?? []

/** Raise the version, and set the date, with every change to rules, classes or names. */
export const ruleSet: RuleSet = {
  version: '2.6',
  date: '2026-11-28',
  rules: rules.length,
  reviewedByPharmacist: false,
}

/**
 * English words that stand in questions about medicines and are none: what is left of a question
 * without them may be a medicine that is not known.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  a about above absolutely according actually add added adding addition additional additionally adult
  adults adverse advice advise after afternoon again against age aged ago alcoholic all allergic
  allergy allow allowed almost alone along already alright also always am among an and annually
  another answer antidote any anybody anyone anything anyway appear appointment appropriate april are
  around as ask asking asks asthma at august avoid avoided avoiding away
  back bad based be because become been before began begin being below beneficial best better between
  bleed bleeding blood both brand breastfeeding brief briefly but by
  call called can cannot cant care case cases cause caused causes causing cautious certain chance
  change changed check checked checking child children chronic clash clinic clinical clinically close
  coadminister coadministered coadministration combination combinations combine combined combining
  come comes common compatible concern concerned concerning concerns concomitant concomitantly
  condition conditions confirm conflict conflicts consider considered contain contains
  contraindicated contraindication contraindications correct could course cross current currently
  daily danger dangerous dangers date day days december decide decrease decreased definitely delete
  department departments describe detail details develop developed diabetes diabetic did difference
  different discontinue disease disorder do doctor doctors does doesnt doing done dont dosage dosages
  dose dosed doses dosing double down drink drinking drug drugs due during
  each early eat eating effect effective effects either elderly else emergency end enough especially
  evening ever every everyone everything exact exactly example exist existing exists experience
  expect explain
  failure fall family far fast february feel fever few fewer find fine first five following follow
  food for form forms found four frequency friday from full further
  gave general generally get gets getting gi give given gives giving go going good grave greater
  group had hand happen happens happy harm harmful has have having he headache health healthy heard
  heart hello help helpful her here hers hi high higher him his history hold home hospital hour hours
  how however husband hypertension
  i id identify if ill im immediate immediately implication implications important in include
  included including increase increased increases indicated indication infection inform information
  ingest instead intake interact interacting interaction interactions interacts interfere
  interference interferes into is isnt issue issues it its itself ive
  january july june just
  keep kidney kind know known knows
  lab label large last late later least left less let lets level levels like likely list listed
  little liver long longer look low lower
  made main major make makes man manage management mandatory many march matter may maybe me mean
  means medical medication medications medicinal medicine medicines meds men mention mentioned mild
  milligrams mine minor minute minutes mix mixed mixes mixing moderate moment monday monitor
  monitoring month monthly months more morning most mother mouth much must my
  name named names near necessary need needed needs negative never new newly next night no nobody
  none nor normal normally not note nothing notify november now number nurse
  occur occurs october of off offer often ok okay old older on once one ones only onto open opinion
  option options or oral order ordered other others otherwise our out outcome over own
  pain pair pairs parallel patient patients people per perhaps period person pharmacist pharmacy
  pill pills place plan planned please pm point positive possible possibly potential potentially
  pregnancy pregnant prescribe prescribed prescriber prescribes prescribing prescription
  prescriptions present pressure prevent previous previously probably problem problems
  problematic product products profile prone proper properly provide put
  question questions quickly quite
  rare rarely rash rather react reaction reactions really reason reasonable receive received
  receiving recently recommend recommendation recommended recommends reduce reduced regarding
  regimen regularly regular related relevant renal replace reply report require required respond
  response result results right risk risks risky role roles room run
  safe safely safer safety said same saturday save say says schedule second see seem seems seen
  sentence sentences separate separately september serious seriously set setting several severe she
  shift shifts short should show side sides significant significantly similar simple simultaneous
  simultaneously since single six skin sleep slightly small so some somebody someone something
  sometimes soon space spacing specific staff stand start started starting still stop stopped
  stopping stroke strong stronger such suffer suffering suffers suggest suitable summary sunday sure
  surgery switch symptom symptoms
  table tablet tablets take taken takes taking talk tell test than thank thanks that thats the their
  them then there these they thing things think third this those three through thursday thus time
  times to today together told tolerate tomorrow tonight too took total toward treat treated treating
  treatment treatments trouble try trying tuesday two type
  under understand unless unsafe until up upon upset us use used user users uses using usual usually
  various very via vs versus
  wait want wants warn warned warning warnings was watch water way we wednesday week weekend weekly
  weeks weight well went were what whats when whenever where whether which while who whole why wife
  will wise with within without woman women wonder work working works worried worry worse would wrong
  year years yes yesterday yet you young your yours
  adding admin adjust administer administered administering administration alter analgesia
  anaesthesia anxiety arthritis attack cancer cardiac cholesterol cold compare cough depression
  diagnosed diagnosis diet flu gout infected injured insomnia migraine nausea operation option
  overdose palpitations seizure seizures sick sinus stomach suddenly throat tooth ulcer urgent
  vomiting wound account active assistant booking button console dashboard edit export field file
  filter form import login logout menu message mode page password permission permissions print
  profile record records register screen search select settings sign status submit tab update upload
  username view induced associated induce guideline guidelines evidence study studies mechanism
  metabolism plasma serum elevated raise raises raised rise rises affect affects affected affecting
  impact influence boost boosts enhance enhances inhibit inhibits inhibitor inhibitors inducer
  stay stays remain remains fit fits agree agrees tolerated apart
  alongside besides plus minus amid despite unlike towards nearly roughly approximately
  `
    .trim()
    .split(/\s+/),
)

import type { Topic } from '../table'

/** Sedation and breathing. */
export const sedationTopic: Topic = {
  title: 'Sedation and breathing',
  reviewed: '2026-11-22',
  classes: {
    benzodiazepines:
      'alprazolam, bromazepam, chlordiazepoxide, clobazam, clonazepam, clorazepate, diazepam, estazolam, flunitrazepam, flurazepam, lorazepam, lormetazepam, midazolam, nitrazepam, oxazepam, quazepam, temazepam, triazolam',
    opioids:
      'morphine, codeine, dihydrocodeine, oxycodone, hydrocodone, hydromorphone, oxymorphone, fentanyl, alfentanil, remifentanil, sufentanil, methadone, pethidine, tramadol, tapentadol, buprenorphine, butorphanol, nalbuphine, pentazocine, levorphanol, diamorphine',
  },
  rules: [
    {
      id: 'pair-27',
      between: ['opioids', 'benzodiazepines'],
      pair: 'opioids and benzodiazepines',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Depressed breathing, coma, death.',
      action:
        'Only where nothing else is adequate: lowest doses, shortest time, and watch the breathing.',
      sources: ['fda-opioids'],
    },
  ],
  sources: {
    'fda-opioids': { title: 'FDA boxed warning on opioids with benzodiazepines, 31 August 2016' },
  },
}

import type { Topic } from '../table'

/** Antibiotics that harm kidneys or ears. */
export const kidneysAndEarsTopic: Topic = {
  title: 'Antibiotics that harm kidneys or ears',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'aminoglycosides-loop-diuretics',
      between: ['aminoglycosides', 'loop diuretics'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Deafness, which can remain.',
      action: 'Avoid it; if both must be, measure the antibiotic and test hearing and kidneys.',
      depends:
        '{gentamicin & furosemide, etacrynic acid: An Italian label of gentamicin forbids it.} {tobramycin & furosemide, etacrynic acid: A Swiss label of tobramycin forbids it.}',
      sources: ['label-gentamicin', 'it-gentamicin', 'swiss-tobramycin'],
    },
    {
      id: 'aminoglycosides-nephrotoxic',
      between: [
        'aminoglycosides',
        'aminoglycosides, vancomycin, teicoplanin, amphotericin B, colistin, foscarnet, cisplatin, ciclosporin, tacrolimus',
      ],
      pair: 'aminoglycosides and others that harm kidneys or ears',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Failure of the kidneys, deafness.',
      action: 'Avoid it; if both must be, measure levels and check the kidneys every day or two.',
      depends: '{neomycin: Neomycin by mouth and on the skin is little absorbed, but not none.}',
      sources: ['label-gentamicin'],
    },
    {
      id: 'vancomycin-nephrotoxic',
      between: [
        'vancomycin, colistin',
        'amphotericin B, colistin, foscarnet, cisplatin, ciclosporin, tacrolimus, loop diuretics',
      ],
      pair: 'vancomycin or colistin and others that harm kidneys or ears',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidneys or the hearing may fail.',
      action: '{vancomycin: Measure vancomycin and check | Check} the kidneys often.',
      depends: '{vancomycin: Vancomycin by mouth is hardly absorbed.}',
      sources: ['label-vancomycin'],
    },
    {
      id: 'amphotericin-nephrotoxic',
      between: ['amphotericin B', 'ciclosporin, tacrolimus, cisplatin, foscarnet, pentamidine'],
      pair: 'amphotericin B and others that harm the kidneys',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The kidneys may fail.',
      action: 'Check kidney function and potassium daily.',
      sources: ['label-amphotericin'],
    },
    {
      id: 'amphotericin-potassium-loss',
      between: [
        'amphotericin B',
        'digoxin, loop diuretics, hydrochlorothiazide, steroids by mouth or injection',
      ],
      pair: 'amphotericin B and digoxin, or others that lower potassium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Potassium falls: disturbed rhythm {digoxin: , digoxin toxicity}.',
      action: 'Check potassium and magnesium daily, and replace them.',
      sources: ['label-amphotericin'],
    },
    {
      id: 'amphotericin-flucytosine',
      between: ['amphotericin B', 'flucytosine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Flucytosine accumulates where the kidneys weaken: low blood counts.',
      action: 'Measure flucytosine, and check kidneys and blood counts.',
      depends: 'Both are meant to be given together in cryptococcal meningitis.',
      sources: ['label-amphotericin'],
    },
    {
      id: 'aminoglycosides-pyridostigmine',
      between: ['aminoglycosides', 'pyridostigmine'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        'The antibiotic weakens the muscles against pyridostigmine: in myasthenia the breath can fail.',
      action: 'Choose another antibiotic; otherwise watch breathing closely.',
      depends:
        'Drops for eye or ear hardly reach the blood {tobramycin: ; inhaled tobramycin is meant, too}.',
      sources: ['swiss-tobramycin'],
    },
    {
      id: 'magnesium-aminoglycosides',
      between: ['magnesium sulfate', 'aminoglycosides'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both weaken the muscles: shallow breathing.',
      action: 'Choose another antibiotic, or watch breathing and reflexes.',
      depends: 'By vein or muscle, not as a laxative.',
      sources: ['smpc-magnesium-sulfate'],
    },
  ],
  sources: {
    'label-gentamicin': {
      title: 'Gentamicin, US prescribing information, boxed warning',
      date: '2026',
    },
    'label-vancomycin': {
      title: 'Vancomycin, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'label-amphotericin': {
      title: 'Liposomal amphotericin B, US prescribing information, drug interactions',
      date: '2026',
    },
    'swiss-tobramycin': {
      title: 'Tobramycin for inhalation, Swiss product information, interactions',
      address: 'https://ch.oddb.org:443/en/gcc/fachinfo/reg/58751/chapter/interactions',
      date: '2026-11-23',
    },
    'it-gentamicin': {
      title: 'Gentamicin injection, summary of product characteristics (Italy), interactions',
      address: 'https://starbene.it/farmaci/gentamicina-solfato-3f-80mg_2m_030211039/interazioni',
      date: '2026-11-23',
    },
    'smpc-magnesium-sulfate': {
      title: 'Magnesium sulfate for infusion, UK summary of product characteristics, interactions',
      address: 'https://rxreasoner.com/monographs/magnesium-sulfate-inf-sol/precautions',
      date: '2026-11-23',
    },
  },
}

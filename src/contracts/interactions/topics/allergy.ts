import type { Topic } from '../table'

/** Antihistamines, and what clears a blocked nose. */
export const allergyTopic: Topic = {
  title: 'Allergy',
  reviewed: '2026-11-23',
  classes: {
    'older antihistamines':
      'chlorphenamine, pheniramine, diphenhydramine, promethazine, cyproheptadine, doxylamine',
  },
  rules: [
    {
      id: 'older-antihistamines-mao-inhibitors',
      between: ['older antihistamines', 'tranylcypromine, phenelzine, isocarboxazid'],
      pair: 'older antihistamines and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Stronger and longer drowsiness, dry mouth, retained urine, low blood pressure.',
      action: 'Do not use together, nor within two weeks after. Choose loratadine or fexofenadine.',
      sources: ['smpc-chlorphenamine', 'smpc-promethazine'],
    },
    {
      id: 'nose-drops-mao-inhibitors',
      between: ['xylometazoline, oxymetazoline', 'tranylcypromine, phenelzine, isocarboxazid'],
      pair: 'decongestants for the nose and MAO inhibitors',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Hypertensive crisis.',
      action: 'Do not use together, nor within two weeks after. Choose salt water for the nose.',
      sources: ['smpc-xylometazoline'],
    },
    {
      id: 'bilastine-p-glycoprotein',
      between: ['bilastine', 'ketoconazole, erythromycin, diltiazem, ciclosporin, ritonavir'],
      pair: 'bilastine and inhibitors of P-glycoprotein',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'Up to twice the bilastine with ketoconazole or erythromycin, less with the others.',
      action: 'Avoid it in moderate or severe kidney disease.',
      depends: 'With healthy kidneys it is of no consequence.',
      sources: ['smpc-bilastine'],
    },
    {
      id: 'rupatadine-inhibitors',
      between: ['rupatadine', 'strong CYP3A4 inhibitors, erythromycin'],
      pair: 'rupatadine and inhibitors of CYP3A4',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Many times more rupatadine: drowsiness.',
      action: 'Choose another antihistamine, such as loratadine or fexofenadine.',
      sources: ['smpc-rupatadine'],
    },
    {
      id: 'ebastine-inhibitors',
      between: ['ebastine', 'itraconazole, ketoconazole, erythromycin, clarithromycin'],
      pair: 'ebastine and azoles or macrolides',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Far more ebastine, and a longer QT interval.',
      action: 'Choose another antihistamine, such as loratadine or fexofenadine.',
      sources: ['smpc-ebastine'],
    },
    {
      id: 'cetirizine-sedatives',
      between: ['cetirizine, levocetirizine', 'opioids, benzodiazepines, z-drugs, barbiturates'],
      pair: 'cetirizine or levocetirizine and sedatives',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More drowsiness.',
      action:
        'Avoid it before driving, and in old age; loratadine or fexofenadine makes less drowsy.',
      depends: 'The US label asks to avoid it; the EU’s for caution.',
      sources: ['label-cetirizine'],
    },
    {
      id: 'chlorphenamine-phenytoin',
      between: ['chlorphenamine', 'phenytoin, fosphenytoin'],
      pair: 'chlorphenamine and phenytoin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More phenytoin: unsteadiness, drowsiness.',
      action: 'Choose another antihistamine, or check the level of phenytoin.',
      sources: ['smpc-chlorphenamine'],
    },
  ],
  sources: {
    'label-cetirizine': {
      title:
        'Cetirizine and levocetirizine, US prescribing information, section 5; SmPC, section 4.5',
      date: '2026',
    },
    'smpc-chlorphenamine': {
      title: 'Chlorphenamine, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-promethazine': {
      title: 'Promethazine, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-xylometazoline': {
      title: 'Xylometazoline, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-bilastine': {
      title: 'Bilastine, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
    'smpc-rupatadine': {
      title: 'Rupatadine, summary of product characteristics, section 4.5',
      date: '2026',
    },
    'smpc-ebastine': {
      title: 'Ebastine, summary of product characteristics, sections 4.4 and 4.5',
      date: '2026',
    },
  },
}

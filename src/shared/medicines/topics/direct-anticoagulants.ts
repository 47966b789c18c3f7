import type { Topic } from '../table'

/** What raises or lowers apixaban, rivaroxaban, edoxaban and dabigatran. */
export const directAnticoagulantsTopic: Topic = {
  title: 'Direct oral anticoagulants',
  reviewed: '2026-11-22',
  classes: {},
  rules: [
    {
      id: 'xabans-inhibitors',
      between: [
        'apixaban, rivaroxaban',
        'itraconazole, ketoconazole, voriconazole, posaconazole, HIV protease inhibitors, cobicistat, nirmatrelvir',
      ],
      pair: 'apixaban or rivaroxaban and strong inhibitors of CYP3A4 and P-glycoprotein',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'About twice as much anticoagulant: bleeding.',
      action:
        'Choose another antifungal or antiviral, or another anticoagulant while it lasts; ask before pausing the anticoagulant.',
      depends:
        'The European product information advises against it. The American one halves apixaban of 5 or 10 mg, and advises against it at 2.5 mg and with rivaroxaban.',
      sources: ['label-apixaban', 'smpc-apixaban', 'rivaroxaban-table'],
    },
    {
      id: 'rivaroxaban-moderate-inhibitors',
      between: [
        'rivaroxaban',
        'clarithromycin, telithromycin, erythromycin, fluconazole, isavuconazole, diltiazem, verapamil, amiodarone, ciclosporin, dronedarone',
      ],
      pair: 'rivaroxaban and moderate inhibitors of CYP3A4 and P-glycoprotein',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More rivaroxaban: bleeding.',
      action:
        'With weak kidneys choose another medicine; otherwise watch for bleeding. With dronedarone prefer another anticoagulant.',
      depends: 'With healthy kidneys the product information asks for no other dose.',
      sources: ['label-rivaroxaban', 'rivaroxaban-table'],
    },
    {
      id: 'doac-inducers',
      between: ['direct oral anticoagulants', 'strong CYP3A4 inducers'],
      pair: 'direct oral anticoagulants and rifampicin, antiepileptics or St John’s wort',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Half the anticoagulant or less: thrombosis, stroke.',
      action:
        'Choose another medicine, or warfarin with frequent INR or a heparin; the effect wears off two weeks after the inducer.',
      depends:
        'The American product information says to avoid it; the European one to avoid it in treating a thrombosis, and to take care otherwise.',
      sources: ['label-apixaban', 'rivaroxaban-table'],
    },
    {
      id: 'dabigatran-contraindicated',
      between: [
        'dabigatran',
        'ketoconazole, itraconazole, ciclosporin, dronedarone, glecaprevir, pibrentasvir',
      ],
      pair: 'dabigatran and strong inhibitors of P-glycoprotein',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Twice as much dabigatran or more: bleeding.',
      action: 'Do not use together. Choose another anticoagulant, or another partner.',
      depends:
        'So the European product information; the American one forbids or limits it by the kidneys.',
      sources: ['smpc-dabigatran'],
    },
    {
      id: 'dabigatran-not-recommended',
      between: [
        'dabigatran',
        'tacrolimus, HIV protease inhibitors, cobicistat, nirmatrelvir, posaconazole',
      ],
      pair: 'dabigatran and tacrolimus, HIV protease inhibitors or posaconazole',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More dabigatran: bleeding.',
      action: 'Avoid it: choose another anticoagulant.',
      depends: 'In Switzerland several of these are forbidden.',
      sources: ['swiss-dabigatran'],
    },
    {
      id: 'dabigatran-moderate-inhibitors',
      between: [
        'dabigatran',
        'verapamil, amiodarone, quinidine, clarithromycin, ticagrelor, erythromycin, azithromycin, ranolazine',
      ],
      pair: 'dabigatran and moderate inhibitors of P-glycoprotein',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More dabigatran: bleeding.',
      action:
        'Watch for bleeding and check the kidneys. With verapamil give 110 mg twice a day (after joint surgery 150 mg once), both at the same time.',
      depends: 'Far more with weak kidneys: then choose another medicine.',
      sources: ['label-dabigatran'],
    },
    {
      id: 'edoxaban-inhibitors',
      between: [
        'edoxaban',
        'ciclosporin, dronedarone, erythromycin, ketoconazole, itraconazole, clarithromycin, azithromycin, quinidine, verapamil',
      ],
      pair: 'edoxaban and inhibitors of P-glycoprotein',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More edoxaban: bleeding.',
      action:
        'Give 30 mg once a day with ciclosporin, dronedarone, erythromycin or ketoconazole; watch for bleeding with the others.',
      depends:
        'The American product information lowers the dose in treating a thrombosis alone, and then for all of these but ciclosporin and dronedarone.',
      sources: ['pi-edoxaban'],
    },
    {
      id: 'edoxaban-hiv',
      between: ['edoxaban', 'HIV protease inhibitors, cobicistat, nirmatrelvir, posaconazole'],
      pair: 'edoxaban and HIV protease inhibitors or boosters',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More edoxaban: bleeding.',
      action: 'Prefer another anticoagulant or antiviral; otherwise watch for bleeding.',
      depends: 'It has hardly been studied.',
      sources: ['pi-edoxaban'],
    },
    {
      id: 'apixaban-telithromycin',
      between: ['apixaban', 'telithromycin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More apixaban: bleeding.',
      action: 'Choose another antibiotic, or watch for bleeding.',
      sources: ['label-apixaban'],
    },
    {
      id: 'doac-moderate-inducers',
      between: ['direct oral anticoagulants', 'efavirenz, etravirine, nevirapine, rifabutin'],
      pair: 'direct oral anticoagulants and efavirenz, etravirine, nevirapine or rifabutin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Possibly less anticoagulant: thrombosis, stroke.',
      action: 'Prefer another antiviral or antibiotic, or warfarin with frequent INR.',
      sources: ['smpc-apixaban'],
    },
  ],
  sources: {
    'smpc-apixaban': {
      title: 'Apixaban (European text), prescribing information on MIMS, drug interactions',
      address:
        'https://uat.mimsdev.com/philippines/drug/info/torapix-2-5-torapix-5/drug-interactions',
      date: '2026-11-22',
    },
    'label-rivaroxaban': {
      title: 'Rivaroxaban and other medicines, University of Washington anticoagulation services',
      address:
        'http://depts.washington.edu/anticoag/home/content/rivaroxaban-drug-interaction-potential',
      date: '2026-11-22',
    },
    'swiss-dabigatran': {
      title: 'Dabigatran, Swiss product information, contraindications',
      address: 'https://ch.oddb.org:443/fr/gcc/fachinfo/reg/69055/chapter/contra_indications',
      date: '2026-11-22',
    },
    'label-dabigatran': {
      title: 'Dabigatran (Pradaxa), product information, section 4.5',
      address: 'http://www.120ty.net/bencandy.php?aid=4132&fid=131&page=7',
      date: '2026-11-22',
    },
    'pi-edoxaban': {
      title: 'Edoxaban (Lixiana), prescribing information, United Kingdom',
      address:
        'http://lixiana-hcp.co.uk/pi/?utm_source=BJC&utm_medium=Display&utm_campaign=Leaderboard',
      date: '2026-11-22',
    },
  },
}

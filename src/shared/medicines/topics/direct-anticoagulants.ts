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
        'Choose another {itraconazole, ketoconazole, voriconazole, posaconazole: antifungal | antiviral}, or another anticoagulant while it lasts; ask before pausing the anticoagulant.',
      depends:
        'The European product information advises against it. The American one {apixaban: halves apixaban of 5 or 10 mg, and advises against it at 2.5 mg | advises against it}.',
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
        '{dronedarone: Prefer another anticoagulant. | With weak kidneys choose another medicine; otherwise watch for bleeding.}',
      depends:
        '{dronedarone: | With healthy kidneys the product information asks for no other dose.}',
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
        "Choose another medicine, or {rifampicin, rifapentine, st john's wort: a heparin | warfarin with frequent INR or a heparin instead}; the effect wears off two weeks after the inducer.",
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
        'Watch for bleeding and check the kidneys. {verapamil: Give dabigatran 110 mg twice a day (after joint surgery 150 mg once), both at the same time.}',
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
        '{ciclosporin, dronedarone, erythromycin, ketoconazole: Give edoxaban 30 mg once a day. | Watch for bleeding.}',
      depends:
        'The American product information {ciclosporin, dronedarone: does not lower the dose for it | lowers the dose in treating a thrombosis alone}.',
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
      action:
        'Prefer another {rifabutin: antibiotic, or a heparin | antiviral, or warfarin with frequent INR}.',
      sources: ['smpc-apixaban'],
    },
    {
      id: 'apixaban-moderate-inhibitors',
      between: ['apixaban', 'clarithromycin, telithromycin, fluconazole'],
      pair: 'apixaban and clarithromycin or fluconazole',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More apixaban: bleeding.',
      action:
        '{fluconazole: Choose another antifungal, or treatment on the spot | Choose another antibiotic}, or watch for bleeding, above all with weak kidneys.',
      depends:
        'Labels ask for no other dose. {clarithromycin: In a study apixaban rose by 60 %.} {fluconazole: In a large American series bleeding was more frequent with fluconazole by mouth, not with it on the skin.}',
      sources: ['apixaban-clarithromycin', 'apixaban-fluconazole'],
    },
  ],
  sources: {
    'apixaban-clarithromycin': {
      title: 'Apixaban with clarithromycin in healthy volunteers, Am J Cardiovasc Drugs 2019',
      address: 'https://link.springer.com/article/10.1007/s40256-019-00348-2',
      date: '2026-11-28',
    },
    'apixaban-fluconazole': {
      title:
        'Increased bleeding with apixaban and systemic fluconazole, a summary of a cohort study',
      address:
        'https://abbotsfordfamilymed.com/2022/05/18/increased-bleeding-with-apixaban-systemic-fluconazole/',
      date: '2026-11-28',
    },

    'smpc-apixaban': {
      title: 'Apixaban (European text), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/torapix-2-5-torapix-5/drug-interactions',
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

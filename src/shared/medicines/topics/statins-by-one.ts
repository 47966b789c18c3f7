import type { Topic } from '../table'

/** Statins one by one: rosuvastatin and others that CYP3A4 hardly breaks down, and antivirals. */
export const statinsByOneTopic: Topic = {
  title: 'Statins one by one',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'ciclosporin-statins-contraindicated',
      between: ['ciclosporin', 'rosuvastatin, pitavastatin'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times as much statin: muscle damage, rhabdomyolysis.',
      action: 'Do not use together. Choose a low dose of pravastatin or fluvastatin.',
      depends:
        '{rosuvastatin: The European product information forbids it; the American one allows 5 mg a day.}',
      sources: ['smpc-rosuvastatin', 'label-pitavastatin'],
    },
    {
      id: 'rosuvastatin-hiv',
      between: [
        'rosuvastatin',
        'HIV protease inhibitors, cobicistat, nirmatrelvir, velpatasvir, ledipasvir, glecaprevir, elbasvir, grazoprevir, paritaprevir',
      ],
      pair: 'rosuvastatin and antivirals for HIV or hepatitis C',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More rosuvastatin: muscle damage.',
      action:
        'Begin with 5 mg and give at most 10 mg a day, or less as its product information says; or another statin.',
      sources: ['label-rosuvastatin', 'smpc-rosuvastatin'],
    },
    {
      id: 'statins-voxilaprevir',
      between: ['rosuvastatin', 'voxilaprevir'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times as much rosuvastatin: rhabdomyolysis.',
      action: 'Do not use together: pause the statin.',
      sources: ['smpc-rosuvastatin'],
    },
    {
      id: 'statins-glecaprevir',
      between: ['atorvastatin, simvastatin', 'glecaprevir, pibrentasvir'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times as much statin: muscle damage, rhabdomyolysis.',
      action: 'Do not use together: pause the statin.',
      depends: 'So the European product information; the American one says to avoid it.',
      sources: ['smpc-glecaprevir-statins'],
    },
    {
      id: 'statins-hepatitis-c',
      between: [
        'atorvastatin, simvastatin, lovastatin, pravastatin, fluvastatin, pitavastatin',
        'ledipasvir, velpatasvir, voxilaprevir, daclatasvir, elbasvir, grazoprevir, paritaprevir, glecaprevir, pibrentasvir',
      ],
      pair: 'statins and antivirals for hepatitis C',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage.',
      action:
        'Pause the statin during the treatment, or lower it as both product informations say.',
      sources: ['smpc-glecaprevir-statins'],
    },
    {
      id: 'statins-letermovir',
      between: [
        'letermovir',
        'simvastatin, lovastatin, rosuvastatin, pitavastatin, pravastatin, fluvastatin',
      ],
      pair: 'letermovir and statins',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More statin: muscle damage.',
      action: 'Pause the statin, or lower it as the product information of letermovir says.',
      depends: 'With ciclosporin beside them, several statins are forbidden.',
      sources: ['smpc-letermovir'],
    },
    {
      id: 'rosuvastatin-others',
      between: ['rosuvastatin', 'ticagrelor, febuxostat, teriflunomide, leflunomide'],
      pair: 'rosuvastatin and medicines that raise it',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More rosuvastatin: muscle damage.',
      action:
        '{febuxostat: Keep to 20 mg of rosuvastatin a day;} {leflunomide, teriflunomide: Keep to 10 mg of rosuvastatin a day;} have muscle pain reported.',
      depends: 'More with weak kidneys, in old age and in people of Asian descent.',
      sources: ['label-rosuvastatin-us'],
    },
    {
      id: 'pravastatin-inhibitors',
      between: ['pravastatin', 'clarithromycin, erythromycin, darunavir'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More pravastatin: muscle damage.',
      action: 'Keep to {darunavir: the lowest dose | 40 mg a day}; have muscle pain reported.',
      sources: ['label-pravastatin'],
    },
    {
      id: 'pitavastatin-limits',
      between: ['pitavastatin', 'macrolides, rifampicin'],
      pair: 'pitavastatin and macrolides or rifampicin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More pitavastatin: muscle damage.',
      action:
        '{rifampicin: At most 2 mg of pitavastatin a day | Pause it during the macrolide}, or another statin.',
      depends: '{erythromycin: American product information allows 1 mg a day.}',
      sources: ['label-pitavastatin', 'smpc-pitavastatin'],
    },
    {
      id: 'fluvastatin-fluconazole',
      between: ['fluvastatin', 'fluconazole, voriconazole, miconazole'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More fluvastatin: muscle damage.',
      action: 'At most 20 mg of fluvastatin twice a day, or another statin.',
      sources: ['label-fluvastatin'],
    },
    {
      id: 'statins-daptomycin',
      between: ['statins', 'daptomycin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Muscle damage, more than with either alone.',
      action: 'Pause the statin if that can be; otherwise check creatine kinase more than weekly.',
      sources: ['label-daptomycin'],
    },
    {
      id: 'statins-inducers',
      between: [
        'simvastatin, lovastatin, atorvastatin',
        'rifampicin, efavirenz, etravirine, carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone, bosentan, apalutamide, enzalutamide, mitotane',
      ],
      pair: 'simvastatin, lovastatin or atorvastatin and enzyme inducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Far less statin: cholesterol rises.',
      action:
        'Check the lipids and raise the dose, or choose pravastatin or rosuvastatin {atorvastatin & rifampicin: ; give both at the same hour}.',
      sources: ['label-atorvastatin'],
    },
  ],
  sources: {
    'label-pitavastatin': {
      title: 'Pitavastatin, US prescribing information, sections 2, 4 and 7',
      date: '2026',
    },
    'smpc-glecaprevir-statins': {
      title:
        'Glecaprevir with pibrentasvir, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'smpc-letermovir': {
      title: 'Letermovir, summary of product characteristics, sections 4.3 and 4.5',
      date: '2026',
    },
    'label-rosuvastatin-us': {
      title: 'Rosuvastatin, US prescribing information, sections 2 and 7',
      date: '2026',
    },
    'label-pravastatin': {
      title: 'Pravastatin, US prescribing information, section 7',
      address: 'http://www.druginteractionchecker.com/pravastatin-sodium-20-mg-oral-tablet/',
      date: '2026-11-23',
    },
    'label-fluvastatin': {
      title: 'Fluvastatin, US prescribing information, sections 2 and 7',
      date: '2026',
    },
    'label-daptomycin': {
      title: 'Daptomycin, US prescribing information, section 7',
      date: '2026',
    },
    'smpc-pitavastatin': {
      title: 'Pitavastatin, text of summaries of product characteristics, interactions',
      address: 'https://www.rxreasoner.com/substances/pitavastatin/precautions',
      date: '2026-11-23',
    },
  },
}

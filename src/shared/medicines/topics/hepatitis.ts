import type { Topic } from '../table'

/** Medicines against hepatitis C, and ribavirin. */
export const hepatitisTopic: Topic = {
  title: 'Hepatitis',
  reviewed: '2026-11-23',
  classes: {},
  rules: [
    {
      id: 'ribavirin-azathioprine',
      between: ['ribavirin', 'azathioprine, mercaptopurine'],
      pair: 'ribavirin and azathioprine or mercaptopurine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The bone marrow fails within weeks.',
      action: 'Avoid it; if both must be, count blood cells every week.',
      sources: ['label-ribavirin'],
    },
    {
      id: 'sofosbuvir-amiodarone',
      between: ['sofosbuvir', 'amiodarone'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'A very slow heart, which has been fatal.',
      action: 'Avoid it; if nothing else is possible, watch the heart in hospital for 48 hours.',
      depends: 'Amiodarone stays for months after it is stopped.',
      sources: ['label-sofosbuvir'],
    },
    {
      id: 'sofosbuvir-inducers',
      between: [
        'sofosbuvir, ledipasvir, velpatasvir, daclatasvir, glecaprevir, pibrentasvir, elbasvir, grazoprevir, ombitasvir, paritaprevir, dasabuvir',
        "rifampicin, rifabutin, rifapentine, carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone, st john's wort",
      ],
      pair: 'medicines against hepatitis C and strong inducers',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Too little of the antiviral: hepatitis C is not cured.',
      action: 'Do not use together. Choose another partner until hepatitis C is cured.',
      depends: 'European labels forbid it; US labels forbid some and advise against the others.',
      sources: ['label-sofosbuvir', 'smpc-maviret'],
    },
    {
      id: 'velpatasvir-acid',
      between: ['velpatasvir, ledipasvir', 'proton pump inhibitors, H2 blockers, vonoprazan'],
      pair: 'ledipasvir or velpatasvir and acid reducers',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the antiviral is absorbed: hepatitis C may not be cured.',
      action: 'Pause the acid reducer, or keep to the doses and times of the label.',
      sources: ['label-sofosbuvir'],
    },
    {
      id: 'hepatitis-c-ethinylestradiol',
      between: ['glecaprevir, ombitasvir, paritaprevir, dasabuvir', 'ethinylestradiol'],
      pair: 'glecaprevir, ombitasvir, paritaprevir or dasabuvir and ethinylestradiol',
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Liver enzymes rise strongly.',
      action: 'Do not use together. Choose contraception without ethinylestradiol.',
      depends:
        '{ombitasvir: US and European labels forbid it.} {glecaprevir: European labels forbid it.}',
      sources: ['smpc-maviret'],
    },
    {
      id: 'hepatitis-c-norethisterone',
      between: ['ombitasvir, paritaprevir, dasabuvir', 'norethisterone'],
      pair: 'ombitasvir, paritaprevir or dasabuvir and norethisterone',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Liver enzymes can rise steeply.',
      action: 'Stop norethisterone first, or choose another treatment of hepatitis C.',
      depends:
        'Tablets of 5 mg are meant, a part of which becomes an oestrogen: their European product information forbids it, American labels only with ethinylestradiol.',
      sources: ['smpc-norethisterone'],
    },
    {
      id: 'glecaprevir-protease',
      between: [
        'glecaprevir, grazoprevir, elbasvir',
        'atazanavir, darunavir, lopinavir, saquinavir, tipranavir, ritonavir, cobicistat, ciclosporin, efavirenz',
      ],
      pair: 'glecaprevir or grazoprevir and HIV medicines or ciclosporin',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        '{efavirenz: Less of the antiviral: no cure | Far more of the antiviral: harm to the liver}.',
      action: 'Avoid it: choose another treatment with a specialist; many labels forbid it.',
      depends:
        '{glecaprevir & ciclosporin: With ciclosporin up to 100 mg a day glecaprevir is allowed.}',
      sources: ['smpc-maviret'],
    },
  ],
  sources: {
    'label-ribavirin': { title: 'Ribavirin, US prescribing information, section 7', date: '2026' },
    'label-sofosbuvir': {
      title:
        'Sofosbuvir alone, with ledipasvir or velpatasvir, US prescribing information and summaries of product characteristics',
      date: '2026',
    },
    'smpc-maviret': {
      title: 'Glecaprevir with pibrentasvir, summary of product characteristics, section 4.3',
      date: '2026',
    },
    'smpc-norethisterone': {
      title: 'Norethisterone (Primolut N), summary of product characteristics, contraindications',
      address: 'https://www.rxreasoner.com/monographs/primolut-n/precautions',
      date: '2026-11-23',
    },
  },
}

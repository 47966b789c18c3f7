import { type NamesTable, named, product } from '../table'

/** Airways. */
export const lungs: NamesTable = {
  ingredients: {
    theophylline: named('', 'Theo-24, Uniphyllin, Uniphyllin Continus, Theo-Dur'),
    aminophylline: named('', 'Phyllocontin, Phyllocontin Continus'),
    etofylline: named('etophylline'),
    doxofylline: named('', 'Doxobid, Doxovent'),
    acebrophylline: named('', 'AB Phylline'),
    zileuton: named('', 'Zyflo, Zyflo CR'),
    salbutamol: named(
      'albuterol',
      'Ventolin, Asthalin, ProAir, Proventil, Salamol, Sultanol, Ventoline, Airomir, Broncovaleas',
    ),
    levosalbutamol: named('levalbuterol', 'Levolin, Xopenex'),
    terbutaline: named('', 'Bricanyl, Terbasmin'),
    bambuterol: named('', 'Bambec'),
    salmeterol: named('', 'Serevent'),
    formoterol: named('eformoterol', 'Foradil, Oxis, Atimos, Atimos Modulite'),
    indacaterol: named('', 'Onbrez'),
    vilanterol: named(),
    olodaterol: named('', 'Striverdi'),
    adrenaline: named('epinephrine', 'EpiPen, Jext, Emerade'),
    ipratropium: named('', 'Atrovent, Ipravent'),
    tiotropium: named('', 'Spiriva, Tiova, Braltus'),
    umeclidinium: named('', 'Incruse'),
    montelukast: named('', 'Singulair, Montair, Montek, Telekast, Romilast'),
    zafirlukast: named('', 'Accolate'),
    roflumilast: named('', 'Daliresp, Daxas'),
  },
  products: {
    'Airz-F': product(['glycopyrronium', 'formoterol'], '', 'Glycohale-F'),
    'Theo-Asthalin': product(['theophylline', 'salbutamol'], '', 'Theo-Asthalin SR'),
    Spiolto: product(['tiotropium', 'olodaterol']),
    Trimbow: product(['formoterol', 'beclometasone', 'glycopyrronium']),
    Deriphyllin: product(['etofylline', 'theophylline'], '', 'Deriphyllin Retard, Deriphyllin OD'),
    Duolin: product(['levosalbutamol', 'ipratropium']),
    Combivent: product(['salbutamol', 'ipratropium'], '', 'DuoNeb'),
    Foracort: product(
      ['formoterol', 'budesonide'],
      '',
      'Symbicort, Budamate, Foracort Forte, DuoResp, Formonide',
    ),
    Seroflo: product(
      ['salmeterol', 'fluticasone'],
      '',
      'Seretide, Advair, AirDuo, Viani, Atmadisc',
    ),
    Maxiflo: product(['formoterol', 'fluticasone'], '', 'Flutiform'),
    Aerocort: product(['levosalbutamol', 'beclometasone']),
    Fostair: product(['formoterol', 'beclometasone'], '', 'Foster, Inuvair, Innovair'),
    'Breo Ellipta': product(['vilanterol', 'fluticasone'], '', 'Relvar, Relvar Ellipta, Breo'),
    Trelegy: product(['fluticasone', 'umeclidinium', 'vilanterol'], '', 'Trelegy Ellipta'),
    Anoro: product(['umeclidinium', 'vilanterol'], '', 'Anoro Ellipta'),
    Ultibro: product(['indacaterol', 'glycopyrronium'], '', 'Ultibro Breezhaler'),
    Duova: product(['tiotropium', 'formoterol']),
    Triohale: product(['tiotropium', 'formoterol', 'ciclesonide']),
    'Montek LC': product(
      ['montelukast', 'levocetirizine'],
      '',
      'Montair LC, Levocet M, Telekast L, Romilast L, Xyzal M, Monticope',
    ),
    'Montair FX': product(['montelukast', 'fexofenadine'], '', 'Montek FX, Allegra M'),
    Ascoril: product(
      ['terbutaline', 'bromhexine', 'guaifenesin', 'menthol'],
      '',
      'Ascoril Expectorant, Bro-Zedex',
    ),
    'Ascoril LS': product(['levosalbutamol', 'ambroxol', 'guaifenesin']),
  },
  covered: [
    {
      ingredients: 'theophylline, aminophylline',
      by: {
        title:
          'Aminophylline and theophylline, summary of product characteristics, contraindications and the first part of the interactions',
        address: 'https://rxreasoner.com/monographs/phyllocontin/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'salbutamol',
      by: {
        title: 'Salbutamol, Swiss product information, interactions',
        address: 'https://ch.oddb.org:443/fr/gcc/fachinfo/reg/55092/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'levosalbutamol',
      by: {
        title: 'Levosalbutamol, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/xopenex-hfa/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'terbutaline',
      by: {
        title: 'Terbutaline, US prescribing information, interactions',
        address:
          'http://www.druglib.com/druginfo/terbutaline/interactions_overdosage_contraindications/',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'formoterol',
      by: {
        title: 'Formoterol with budesonide, prescribing information of Thailand, interactions',
        address: 'https://www.mims.com/thailand/drug/info/symbicort-rapihaler/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'salmeterol',
      by: {
        title: 'Salmeterol, Swiss product information, interactions',
        address: 'https://generika.cc:443/dt/generika/fachinfo/reg/57169/chapter/interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'ipratropium',
      by: {
        title: 'Ipratropium, summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/substances/ipratropium/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'tiotropium',
      by: {
        title: 'Tiotropium, prescribing information of Thailand, interactions',
        address:
          'https://www.mims.com/thailand/drug/info/spiriva-handihaler-spiriva-respimat/drug-interactions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'montelukast',
      by: {
        title: 'Montelukast, prescribing information of Indonesia, interactions',
        address: 'https://www.mims.com/indonesia/drug/info/monarin/drug-interactions',
        date: '2026-11-23',
      },
    },
  ],
}

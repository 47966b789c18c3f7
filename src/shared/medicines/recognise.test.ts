import { describe, expect, it } from 'vitest'
import { ingredients, products } from './ingredients'
import { recognise } from './recognise'
import { keyOf, wordsOf } from './words'

const of = (name: string) => recognise(name)?.ingredients

describe('a medicine is recognised', () => {
  it.each([
    ['warfarin', 'warfarin'],
    ['  WARFARIN  ', 'warfarin'],
    ['Warfarin Sodium', 'warfarin'],
    ['warfarin 5mg', 'warfarin'],
    ['warfarin 5 mg tablet', 'warfarin'],
    ['Warfarin tabs 2.5 mg once daily', 'warfarin'],
    ['5 mg warfarin', 'warfarin'],
    ['1 tablet of warfarin', 'warfarin'],
    ['Tab. Warfarin', 'warfarin'],
    ['warfarin sodium 5 mg po od for 7 days', 'warfarin'],
    ['warfarin (Coumadin) 5 mg', 'warfarin'],
    ['Coumadin®', 'warfarin'],
    ['acetaminophen', 'paracetamol'],
    ['Crocin 500', 'paracetamol'],
    ['paracetamol 500mg every 4-5 hours', 'paracetamol'],
    ['cyclosporine', 'ciclosporin'],
    ['cyclosporin', 'ciclosporin'],
    ['Neoral', 'ciclosporin'],
    ['rifampin', 'rifampicin'],
    ['meperidine', 'pethidine'],
    ['frusemide', 'furosemide'],
    ['moclobemide', 'moclobemide'],
    ['moclobamide', 'moclobemide'],
    ['albuterol', 'salbutamol'],
    ['glyburide', 'glibenclamide'],
    ['metoprolol succinate ER 50', 'metoprolol'],
    ['levothyroxine 100 µg', 'levothyroxine'],
    ['St. John’s Wort', "st john's wort"],
    ['st johns wort', "st john's wort"],
    ['6 MP', 'mercaptopurine'],
    ['nitroglycerin spray', 'glyceryl trinitrate'],
    ['fentanyl patch 25 mcg/h', 'fentanyl'],
    ['calcium carbonate', 'calcium'],
    ['losartan potassium', 'losartan'],
    ['Clopidogrel bisulfate 75 mg', 'clopidogrel'],
    ['pantoprazole sodium sesquihydrate', 'pantoprazole'],
    ['bisoprolol hemifumarate', 'bisoprolol'],
    ['warfarin 5mg once daily at 6 pm', 'warfarin'],
    ['warfarin5mg', 'warfarin'],
    ['Cardace 5', 'ramipril'],
    ['Sorbitrate 5', 'isosorbide dinitrate'],
    ['Sorbitrate 5 sos', 'isosorbide dinitrate'],
    ['Cardace 2.5 1-0-1', 'ramipril'],
    ['Dolo650', 'paracetamol'],
    ['Dolo 650 1-0-1 x 5 days', 'paracetamol'],
    ['Dolo 650 1+0+1', 'paracetamol'],
    ['Dolo 650 t.d.s. for 3/7', 'paracetamol'],
    ['Crocin 1/2 tab stat', 'paracetamol'],
    ['Crocin ½ tab', 'paracetamol'],
    ['Panadol 500 mg at night', 'paracetamol'],
    ['Calpol 250/5ml', 'paracetamol'],
    ['T. Warfarin', 'warfarin'],
    ['T.Warfarin 2mg', 'warfarin'],
    ['Cap. Doxycycline 100 mg', 'doxycycline'],
    ['Inj. Diclofenac sod. 75 mg stat', 'diclofenac'],
    ['Syp. Paracetamol 250 mg/5 ml', 'paracetamol'],
    ['Paracetamol Tablets IP 500 mg', 'paracetamol'],
    ['Paracetamol BP', 'paracetamol'],
    ['ibuprofen USP 400', 'ibuprofen'],
    ['metformin hydrochloride Ph. Eur.', 'metformin'],
    ['diclofenac pot. 50', 'diclofenac'],
    ['darunavir ethanolate', 'darunavir'],
    ['omeprazole gastro-resistant capsules', 'omeprazole'],
    ['metformin prolonged-release tablets 500 mg', 'metformin'],
    ['prolonged-release metformin', 'metformin'],
    ['metformin SR 500', 'metformin'],
    ['ibuprofen OTC', 'ibuprofen'],
    ['insulin 30/70', 'insulin'],
    ['5-ASA 800 mg', 'mesalazine'],
    ['5 ASA', 'mesalazine'],
    ['Pan 40', 'pantoprazole'],
    ['Pan40 1-0-0', 'pantoprazole'],
    ['Asthalin inhaler 2 puffs sos', 'salbutamol'],
    ['Syp. Potklor 15 ml', 'potassium'],
    ['Tab. Benadon 40', 'pyridoxine'],
    ['Klacid 500', 'clarithromycin'],
    ['Pantozol 20 mg', 'pantoprazole'],
    ['Voltaren Emulgel', 'diclofenac'],
    ['Prednisolon 20 mg', 'prednisolone'],
    ['Furosemid 40 mg', 'furosemide'],
    ['FUROSÉMIDE 40 mg', 'furosemide'],
    ['Furosemida 40', 'furosemide'],
    ['ASS 100', 'aspirin'],
    ['ácido acetilsalicílico 100 mg', 'aspirin'],
    ['acide folique', 'folic acid'],
    ['Diclofenac-Natrium 75 mg', 'diclofenac'],
    ['Metoprololsuccinat 95 mg retard', 'metoprolol'],
    ['valproate de sodium LP 500', 'valproate'],
    ['isosorbide mononitrato 20', 'isosorbide mononitrate'],
    ["mononitrate d'isosorbide", 'isosorbide mononitrate'],
    ['Moclobemid 150', 'moclobemide'],
    ['Salbutamol Easyhaler', 'salbutamol'],
    ['Ventolin Evohaler 100 mcg 2 puffs sos', 'salbutamol'],
    ['Salamol Easi-Breathe', 'salbutamol'],
    ['Spiriva HandiHaler 18 mcg', 'tiotropium'],
    ['Pulmicort Turbuhaler 200', 'budesonide'],
    ['Lantus SoloStar 10 U nocte', 'insulin'],
    ['NovoMix 30 FlexPen', 'insulin'],
    ['Decortin 5 mg', 'prednisone'],
    ['Uprise-D3 60K once weekly', 'colecalciferol'],
    ['vitamin D3 60K sachet', 'colecalciferol'],
    ['Emeset MD 4', 'ondansetron'],
    ['Decortin H 5 mg', 'prednisolone'],
    ['Ramipril 5 mg Tabletten', 'ramipril'],
    ['Ramipril 5 mg Tbl. 1-0-0', 'ramipril'],
    ['Metoprolol Retardtabletten 95 mg', 'metoprolol'],
    ['Pantoprazol magensaftresistente Tabletten', 'pantoprazole'],
    ['Ibuprofen Saft 4 %', 'ibuprofen'],
    ['Paracetamol Zäpfchen 250 mg', 'paracetamol'],
    ['Diclofenac Salbe', 'diclofenac'],
    ['Timolol Augentropfen', 'timolol'],
    ['Salbutamol Dosieraerosol 2 Hub', 'salbutamol'],
    ['Salbutamol 2 Sprühstöße', 'salbutamol'],
    ['Salbutamol 2 Stösse', 'salbutamol'],
    ['Vitamin D3 20.000 I.E.', 'colecalciferol'],
    ['Vitamin D3 20.000 IE Kapseln', 'colecalciferol'],
    ['Penicillin V 1,5 Mio IE', 'phenoxymethylpenicillin'],
    ['cholécalciférol 100 000 UI ampoule', 'colecalciferol'],
    ['furosémide 40 mg comprimés', 'furosemide'],
    ['furosémide 40 mg cp', 'furosemide'],
    ['oméprazole 20 mg gélules', 'omeprazole'],
    ['métoprolol comprimés à libération prolongée', 'metoprolol'],
    ['timolol collyre', 'timolol'],
    ['jarabe de paracetamol', 'paracetamol'],
    ['ibuprofeno 600 mg comprimidos recubiertos con película', 'ibuprofen'],
    ['omeprazol 20 mg cápsulas', 'omeprazole'],
    ['Paracetamol comprimidos de 500 mg', 'paracetamol'],
    ['furosemide compresse 25 mg', 'furosemide'],
    ['paracetamolo gocce', 'paracetamol'],
    ['furosemide tabletter 40 mg', 'furosemide'],
    ['paracetamol zetpillen', 'paracetamol'],
    ['haloperidol dråber', 'haloperidol'],
    ['Klacid Filmtabletten', 'clarithromycin'],
    ['Ibuprofen-ratiopharm 400 mg Filmtabletten N2', 'ibuprofen'],
    ['Metformin Hexal 850', 'metformin'],
    ['Torasemid AL 10', 'torasemide'],
    ['Simvastatin 1A Pharma 20 mg', 'simvastatin'],
    ['Simvastatin - 1 A Pharma', 'simvastatin'],
    ['Omeprazol Cinfa 20 mg cápsulas EFG', 'omeprazole'],
    ['paracétamol Biogaran 1 g cp', 'paracetamol'],
    ['pantoprazolo DOC Generici', 'pantoprazole'],
    ['Simvastatin Orion', 'simvastatin'],
    ['bisoprolol EG', 'bisoprolol'],
  ])('%s as %s', (name, ingredient) => {
    expect(of(name)).toEqual([ingredient])
  })

  it.each([
    ['co-trimoxazole', ['sulfamethoxazole', 'trimethoprim']],
    ['Co Trimoxazole 960 mg', ['sulfamethoxazole', 'trimethoprim']],
    ['cotrimoxazole', ['sulfamethoxazole', 'trimethoprim']],
    ['Bactrim', ['sulfamethoxazole', 'trimethoprim']],
    ['sulfamethoxazole/trimethoprim 800/160', ['sulfamethoxazole', 'trimethoprim']],
    ['Augmentin 625 mg', ['amoxicillin', 'clavulanic acid']],
    ['amoxicillin-clavulanate', ['amoxicillin', 'clavulanic acid']],
    ['sacubitril/valsartan', ['sacubitril', 'valsartan']],
    ['amlodipine besylate + benazepril HCl', ['amlodipine', 'benazepril']],
    ['paracetamol and codeine', ['paracetamol', 'codeine']],
    ['Losartan / HCTZ 50/12.5', ['losartan', 'hydrochlorothiazide']],
    ['Tylenol with codeine', ['paracetamol', 'codeine']],
    ['Tylenol 3', ['paracetamol', 'codeine']],
    ['Cap. Pan-D 1-0-0 before food', ['pantoprazole', 'domperidone']],
    ['PanD', ['pantoprazole', 'domperidone']],
    ['Pan 40 D', ['pantoprazole', 'domperidone']],
    ['Telma 40 H', ['telmisartan', 'hydrochlorothiazide']],
    ['Telma-H 40 mg', ['telmisartan', 'hydrochlorothiazide']],
    ['Duolin respules', ['levosalbutamol', 'ipratropium']],
    ['Foracort 200 rotacaps', ['formoterol', 'budesonide']],
    ['Tab. Montek-LC HS', ['montelukast', 'levocetirizine']],
    ['Tylenol No. 3 tablets', ['paracetamol', 'codeine']],
    ['AKT-4 kit', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['AKurit-4', ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol']],
    ['AKT-3 Kit', ['rifampicin', 'isoniazid', 'ethambutol']],
    ['AKT 2', ['rifampicin', 'isoniazid']],
    ['Cotrim forte', ['sulfamethoxazole', 'trimethoprim']],
    ['Symbicort Turbohaler 160/4.5', ['formoterol', 'budesonide']],
    ['Seretide Accuhaler 250', ['salmeterol', 'fluticasone']],
    ['Theo-Asthalin SR', ['theophylline', 'salbutamol']],
    ['amoxicilina/clavulánico 875/125', ['amoxicillin', 'clavulanic acid']],
    ['Ramipril/HCT 5/25', ['ramipril', 'hydrochlorothiazide']],
    ['Amoxicillin/Clavulansäure Sandoz Filmtabletten', ['amoxicillin', 'clavulanic acid']],
    ['Amoxiclav Hexal', ['amoxicillin', 'clavulanic acid']],
    ['Valsartan-HCT Zentiva', ['valsartan', 'hydrochlorothiazide']],
  ])('%s as %j', (name, parts) => {
    expect(of(name)).toEqual(parts)
  })

  it.each([
    'aspirn',
    'warfarin foo',
    'aspirin plus',
    'Tylenol PM',
    'Tylenol 500 mg PM',
    'as a',
    'a NSAID',
    'am long',
    'Telma Q',
    'Telma-Q 40',
    'Telma 40 Q',
    'Telma 40 mg Q',
    'Telma-MR',
    'Telma (AM)',
    'Telma 40/12.5',
    'losartan 50/12.5',
    'Telma 40+12.5',
    'Brufen MR',
    'Brufen SR + aspirin',
    'paracetamol MR',
    'Dolo+',
    'Dolo+ and aspirin',
    'Panadol Night',
    'Crocin D 500',
    'Crocin 40D',
    'Sudafed Plus',
    'Asthma Turbohaler',
    'Turbohaler',
    'Telma kit',
    'Telma 40K',
    'Pan-D Q Respimat',
    'O2',
    'Voltaren LP',
    'Panadol Extra',
    'Gluconorm-G SR',
    'Ramipril Hexal comp',
    'Ramipril-ratiopharm plus',
    'Losartan Hexal plus 50/12.5',
    'Crocin Teva',
    'Telma AL',
    'Klacid cp',
    'Teva',
    'ratiopharm 500',
    'warfarin + Orion',
    'Orion warfarin',
    'Erkaltungssaft Hexal',
    'Tabletten',
    'jarabe de',
    'lisinopril potassium',
    'potassium iodide',
    'warfarin/foo',
    'ginkgo biloba',
    'NSAID',
    '5 mg',
    'tablet',
    '',
    '()',
    '💊',
  ])('and %j is not', (name) => {
    expect(recognise(name)).toBeUndefined()
  })
})

describe('the names', () => {
  it('mean one medicine each', () => {
    const meanings = new Map<string, string>()
    const add = (name: string, meaning: string) => {
      const key = keyOf(wordsOf(name))
      expect(meanings.get(key) ?? meaning, name).toBe(meaning)
      meanings.set(key, meaning)
    }
    for (const [id, { also, brands }] of ingredients)
      for (const name of [id, ...also, ...brands]) add(name, id)
    for (const [name, { of: parts, also, brands }] of products)
      for (const each of [name, ...also, ...brands]) add(each, parts.join('+'))
  })

  it('are all recognised', () => {
    for (const [id, { also, brands }] of ingredients)
      for (const name of [id, ...also, ...brands]) expect(of(name), name).toEqual([id])
    for (const [name, { of: parts, also, brands }] of products)
      for (const each of [name, ...also, ...brands]) expect(of(each), each).toEqual(parts)
  })
})

describe('what stands in brackets', () => {
  it.each(['warfarin (Coumadin) 5 mg', 'Losartan (potassium)', 'paracetamol (for fever)'])(
    'leaves %s what it is',
    (name) => {
      expect(of(name)).toHaveLength(1)
    },
  )

  it.each(['Paracetamol (tramadol 37.5)', 'Aspirin (clopidogrel)', 'Ecosprin (Gold)'])(
    'makes of %s another medicine, which is not known',
    (name) => {
      expect(of(name)).toBeUndefined()
    },
  )

  it.each(['Telma (AM) + aspirin', 'Telma 40/12.5 + aspirin', 'aspirin + Telma 40/12.5'])(
    'nor a further strength or suffix in a combination is passed over: %s',
    (name) => {
      expect(of(name)).toBeUndefined()
    },
  )
})

describe('a name too long to be one', () => {
  it('is not known, and one that just fits is', () => {
    expect(of(`warfarin ${'5 mg '.repeat(38)}`)).toEqual(['warfarin'])
    expect(of(`warfarin ${'5 mg '.repeat(39)}`)).toBeUndefined()
  })

  it('may have few signs that stand for many letters', () => {
    expect(of(`warfarin ${'\ufdfa'.repeat(60)}`)).toBeUndefined()
  })

  it('may have a salt and any number of words for dose and form', () => {
    expect(
      of('Tab. levothyroxine sodium 50 mcg one tablet at night every day for 30 days'),
    ).toEqual(['levothyroxine'])
  })
})

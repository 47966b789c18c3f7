import type { Topic } from '../table'

/** What raises or lowers the effect of warfarin and its like. */
export const vitaminKAntagonistsTopic: Topic = {
  title: 'Warfarin and other vitamin K antagonists',
  reviewed: '2026-11-23',
  classes: {
    fibrates: 'gemfibrozil, fenofibrate, bezafibrate, ciprofibrate',
    'thyroid hormones': 'levothyroxine, liothyronine',
    fluoropyrimidines: 'capecitabine, fluorouracil, tegafur',
  },
  rules: [
    {
      id: 'vka-miconazole',
      between: ['vitamin K antagonists', 'miconazole'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The INR can rise to several times its value: severe bleeding.',
      action: 'Do not use together. Choose nystatin, or clotrimazole on the skin or in the vagina.',
      depends:
        'Gel in the mouth and forms for the vagina count, for much of it reaches the blood; a cream on a small patch of skin counts less. Australia’s product information forbids it, the British regulator forbids the gel sold over the counter.',
      sources: ['mims-miconazole', 'mhra-miconazole'],
    },
    {
      id: 'pair-7',
      between: ['vitamin K antagonists', 'fluconazole, voriconazole'],
      pair: 'vitamin K antagonists and fluconazole or voriconazole',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises strongly: bleeding.',
      action:
        'Choose another medicine, or check the INR early and often and adjust the anticoagulant.',
      depends: '{fluconazole: A single dose of 150 mg does less, but is enough to check the INR.}',
      sources: ['mcmaster-warfarin', 'bpac-warfarin'],
    },
    {
      id: 'vka-other-azoles',
      between: ['vitamin K antagonists', 'itraconazole, ketoconazole, posaconazole'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR can rise: bleeding.',
      action: 'Check the INR within a week of starting and of stopping it.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
    {
      id: 'vka-metronidazole',
      between: ['vitamin K antagonists', 'nitroimidazoles'],
      pair: 'vitamin K antagonists and metronidazole or its like',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises strongly within days: bleeding.',
      action:
        'Choose another antibiotic, or lower the anticoagulant and check the INR every two or three days, and for 8 days after it.',
      sources: ['label-warfarin', 'bpac-warfarin', 'nz-warfarin', 'mims-metronidazole-inr'],
    },
    {
      id: 'pair-3',
      between: ['vitamin K antagonists', 'sulfonamides'],
      pair: 'vitamin K antagonists and sulfonamides or co-trimoxazole',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises within days: bleeding.',
      action:
        'Choose another medicine, or check the INR early and often and adjust the anticoagulant.',
      sources: ['paltmed'],
    },
    {
      id: 'pair-4',
      between: ['vitamin K antagonists', 'macrolides'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR can rise: bleeding.',
      action:
        'Choose another medicine, or check the INR early and often and adjust the anticoagulant.',
      sources: ['paltmed'],
    },
    {
      id: 'pair-5',
      between: ['vitamin K antagonists', 'fluoroquinolones, nalidixic acid'],
      pair: 'vitamin K antagonists and quinolones',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR can rise: bleeding.',
      action:
        'Choose another medicine, or check the INR early and often and adjust the anticoagulant.',
      sources: ['paltmed'],
    },
    {
      id: 'vka-other-antibiotics',
      between: [
        'vitamin K antagonists',
        'amoxicillin, ampicillin, cloxacillin, dicloxacillin, flucloxacillin, phenoxymethylpenicillin, piperacillin, cefalexin, cefadroxil, cefazolin, cefaclor, cefuroxime, cefprozil, cefixime, cefpodoxime, cefdinir, cefditoren, cefotaxime, ceftriaxone, ceftazidime, cefoperazone, cefepime, doxycycline, minocycline, tetracycline, oxytetracycline, lymecycline, demeclocycline, clindamycin, chloramphenicol, isoniazid, neomycin, linezolid, rifaximin, proguanil, levamisole, benzylpenicillin, meropenem, ertapenem, trimethoprim, sulfadoxine, fusidic acid',
      ],
      pair: 'vitamin K antagonists and other antibiotics',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'The INR can rise, by the antibiotic and by the illness itself {dicloxacillin, flucloxacillin, rifaximin: ; [dicloxacillin, flucloxacillin, rifaximin] can also lower it}.',
      action: 'Check the INR three to five days after starting it, and after stopping it.',
      sources: ['label-warfarin', 'bpac-warfarin', 'smpc-acenocoumarol', 'nz-warfarin'],
    },
    {
      id: 'vka-rifampicin',
      between: ['vitamin K antagonists', 'rifamycins'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        'The anticoagulant loses most of its effect within two weeks: thrombosis, stroke. When the rifamycin is stopped, the INR soars.',
      action:
        'Avoid it, or choose heparin meanwhile. If it must be, check the INR twice a week, raise the dose, and lower it again for weeks after the end.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
    {
      id: 'vka-st-johns-wort',
      between: ['vitamin K antagonists', "st john's wort"],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'The anticoagulant loses effect: thrombosis, stroke.',
      action:
        'Do not use together. When the herb is stopped, the INR rises: check it in the next two weeks.',
      sources: ['hmpc-hypericum'],
    },
    {
      id: 'pair-6',
      between: ['vitamin K antagonists', 'phenytoin, fosphenytoin'],
      pair: 'vitamin K antagonists and phenytoin',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'INR and phenytoin levels become unstable, either way.',
      action: 'Check INR and phenytoin level often when either is started, changed or stopped.',
      sources: ['paltmed'],
    },
    {
      id: 'vka-inducers',
      between: [
        'vitamin K antagonists',
        'carbamazepine, phenobarbital, primidone, oxcarbazepine, eslicarbazepine, bosentan, griseofulvin, aprepitant, efavirenz, etravirine, nevirapine, apalutamide, enzalutamide, mitotane, azathioprine, mercaptopurine, mesalazine',
      ],
      pair: 'vitamin K antagonists and medicines that lower their effect',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR falls: thrombosis, stroke. When the other is stopped, it rises.',
      action:
        'Check the INR weekly when the other is started, changed or stopped, until it is stable.',
      sources: ['label-warfarin', 'smpc-mesalazine', 'nz-warfarin'],
    },
    {
      id: 'pair-8',
      between: ['vitamin K antagonists', 'amiodarone'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises over weeks, and stays so long after amiodarone: bleeding.',
      action:
        'Lower the anticoagulant by a third or more when amiodarone is started, and check the INR weekly.',
      sources: ['mcmaster-warfarin'],
    },
    {
      id: 'vka-fibrates',
      between: ['vitamin K antagonists', 'fibrates'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR rises: bleeding.',
      action:
        'Lower the anticoagulant by about a third when the fibrate is started, and adjust it by the INR.',
      sources: ['label-fenofibrate'],
    },
    {
      id: 'vka-statins',
      between: ['vitamin K antagonists', 'rosuvastatin, fluvastatin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR rises.',
      action: 'Check the INR before, and in the weeks after the statin is started or changed.',
      depends:
        'An expert panel counts statins among what need not interrupt; the product information of these two asks for the INR by name.',
      sources: ['label-rosuvastatin'],
    },
    {
      id: 'vka-thyroid',
      between: [
        'vitamin K antagonists',
        'thyroid hormones, carbimazole, thiamazole, propylthiouracil',
      ],
      pair: 'vitamin K antagonists and thyroid hormones or antithyroid medicines',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'As the thyroid state changes, so does the INR: it rises with a hormone, and falls with what blocks one.',
      action:
        'Check the INR often while the thyroid dose is being set; a settled dose is no concern.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
    {
      id: 'vka-tamoxifen',
      between: ['vitamin K antagonists', 'tamoxifen, toremifene'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises strongly: severe bleeding.',
      action:
        'Ask the oncologist for another treatment, or lower the anticoagulant and check the INR weekly.',
      depends:
        '{tamoxifen: The US product information forbids it where tamoxifen is meant to prevent cancer or treats ductal carcinoma in situ.}',
      sources: ['label-tamoxifen'],
    },
    {
      id: 'vka-fluoropyrimidines',
      between: ['vitamin K antagonists', 'fluoropyrimidines'],
      pair: 'vitamin K antagonists and capecitabine or fluorouracil',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises, days to months into treatment: fatal bleeding has occurred.',
      action:
        'Prefer heparin or another anticoagulant; otherwise check the INR every week, and a month beyond the end.',
      sources: ['label-capecitabine'],
    },
    {
      id: 'vka-hiv',
      between: [
        'vitamin K antagonists',
        'HIV protease inhibitors, cobicistat, nirmatrelvir, elvitegravir',
      ],
      pair: 'vitamin K antagonists and HIV protease inhibitors or boosters',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR changes, either way.',
      action: 'Check the INR within a week of starting, changing and stopping it, then weekly.',
      sources: ['label-warfarin'],
    },
    {
      id: 'vka-raisers',
      between: [
        'vitamin K antagonists',
        'disulfiram, allopurinol, tramadol, leflunomide, teriflunomide, propafenone, quinidine, dronedarone, valproate, entacapone, tolcapone, mirtazapine, bicalutamide, letermovir, imatinib, erlotinib, gefitinib, sorafenib, orlistat, exenatide, benzbromarone, methylphenidate, ezetimibe, sulfasalazine, quinine, ivermectin, favipiravir, sofosbuvir, ledipasvir, velpatasvir, daclatasvir, glecaprevir, pibrentasvir, elbasvir, grazoprevir, ombitasvir, paritaprevir, dasabuvir, ribavirin, bexarotene, pentoxifylline, trazodone, propyphenazone, serratiopeptidase, trypsin, raloxifene, tibolone, liraglutide, semaglutide, dulaglutide, lixisenatide, tirzepatide, tocilizumab, zileuton, zafirlukast, modafinil, armodafinil, cannabidiol, cyclophosphamide, lapatinib, dasatinib, ceritinib, sunitinib, pazopanib, nitazoxanide',
      ],
      pair: 'vitamin K antagonists and medicines that raise the INR in some',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR can rise: bleeding.',
      action: 'Check the INR within a week of starting, changing or stopping it.',
      sources: ['label-warfarin', 'bpac-warfarin', 'texas-nitazoxanide', 'nz-warfarin'],
    },
    {
      id: 'vka-danazol',
      between: ['vitamin K antagonists', 'danazol, testosterone, cimetidine'],
      pair: 'vitamin K antagonists and danazol, testosterone or cimetidine',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The INR rises strongly: bleeding.',
      action:
        'Choose another {cimetidine: acid reducer | medicine}, or lower the anticoagulant and check the INR weekly.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
    {
      id: 'vka-sex-hormones',
      between: [
        'vitamin K antagonists',
        'hormonal contraceptives, oestrogens, progesterone, medroxyprogesterone except tibolone',
      ],
      pair: 'vitamin K antagonists and oestrogens or progestogens',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The INR can change either way, and oestrogens themselves favour clots.',
      action:
        'Ask whether the hormone is right for somebody with a clot; check the INR when it is started or stopped.',
      sources: ['nz-warfarin', 'smpc-progesterone-text'],
    },
    {
      id: 'vka-colestyramine',
      between: ['vitamin K antagonists', 'colestyramine'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the anticoagulant is absorbed: thrombosis.',
      action: 'Give the anticoagulant an hour before or six hours after it, and check the INR.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
    {
      id: 'vka-sucralfate',
      between: ['vitamin K antagonists', 'sucralfate, sevelamer'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Less of the anticoagulant may be absorbed.',
      action: 'Give them two hours apart, and check the INR.',
      sources: ['label-warfarin', 'nz-warfarin'],
    },
  ],
  sources: {
    'mims-miconazole': {
      title: 'MIMS Australia, new contraindications: miconazole oral gel with coumarins',
      address:
        'http://mims.com.au/newsletter/201709/201709_MIMS_September_New_Contraindications.html',
      date: '2017-09',
    },
    'mhra-miconazole': {
      title: 'MHRA Drug Safety Update on miconazole oral gel and warfarin, as reported',
      address:
        'http://anticoagulationuk.org/news/2017-10-16-miconazole-daktarin-over-the-counter-oral-gel-should-not-be-taken-by-patients-taking-warfarin-september-drug-safety-update-from-the-medicines-health-care-products-regulatory-agency-mhra',
      date: '2017-10-16',
    },
    'hmpc-hypericum': {
      title: 'EMA (HMPC), herbal monograph on Hypericum perforatum, section 4.3',
      date: '2026',
    },
    'label-fenofibrate': {
      title: 'Fenofibrate (Lipanthyl), prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/hongkong/drug/info/lipanthyl-penta-145/drug-interactions',
      date: '2026-11-22',
    },
    'label-rosuvastatin': {
      title: 'Rosuvastatin, prescribing information on MIMS, drug interactions',
      address: 'https://www.mims.com/philippines/drug/info/zyrova/drug-interactions',
      date: '2026-11-22',
    },
    'label-tamoxifen': {
      title: 'Tamoxifen, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'label-capecitabine': {
      title: 'Capecitabine, US prescribing information, sections 5 and 7',
      date: '2026',
    },
    'smpc-mesalazine': {
      title: 'Mesalazine, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/mesalazine/precautions',
      date: '2026-11-23',
    },
    'texas-nitazoxanide': {
      title: 'Texas Health and Human Services, drug interactions of nitazoxanide',
      address:
        'https://www.txvendordrug.com/about/manuals/retrospective-drug-use-criteria-handbook/c-4-drug-use-criteria/nitazoxanide-alinia/4-drug-drug-interactions',
      date: '2026-11-23',
    },
    'nz-warfarin': {
      title: 'Counties Manukau Health (New Zealand), warfarin: medicines that change its effect',
      address:
        'https://www.countiesmanukau.health.nz/for-health-professionals/warfarin-education-programme/drug-interations/',
      date: '2026-11-23',
    },
    'smpc-progesterone-text': {
      title: 'Progesterone, text of summaries of product characteristics, interactions',
      address: 'https://rxreasoner.com/substances/progesterone/precautions',
      date: '2026-11-23',
    },
  },
}

import type { Topic } from '../table'

/**
 * What is given in theatre, on the intensive care unit, in labour and against cancer. All of it from
 * general knowledge: none of these labels was read.
 */
export const wardTopic: Topic = {
  title: 'The ward',
  reviewed: '2026-11-28',
  classes: {
    'muscle relaxants of anaesthesia':
      'suxamethonium, rocuronium, vecuronium, atracurium, cisatracurium, mivacurium, pancuronium',
    thrombolytics: 'alteplase, tenecteplase, streptokinase, urokinase',
    anthracyclines: 'doxorubicin, epirubicin, daunorubicin, idarubicin, mitoxantrone',
  },
  rules: [
    {
      id: 'vasopressors-mao-inhibitors',
      between: [
        'ephedrine, noradrenaline, dopamine, metaraminol',
        'tranylcypromine, phenelzine, isocarboxazid, moclobemide, selegiline, linezolid',
      ],
      pair: 'vasopressors and MAO inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Blood pressure can soar: bleeding in the brain.',
      action:
        'Avoid it; in an emergency a tenth of the dose, with the pressure watched all the time.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'relaxants-aminoglycosides',
      between: [
        'muscle relaxants of anaesthesia',
        'aminoglycosides, colistin, polymyxin B, clindamycin, lincomycin, magnesium sulfate',
      ],
      pair: 'muscle relaxants of anaesthesia and antibiotics or magnesium',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The relaxant acts deeper and longer: breathing can fail after the operation.',
      action:
        'Tell the anaesthetist; less relaxant, and its effect measured before the tube is out.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'suxamethonium-cholinesterase-inhibitors',
      between: [
        'suxamethonium, mivacurium',
        'neostigmine, donepezil, rivastigmine, galantamine, pyridostigmine',
      ],
      pair: 'suxamethonium or mivacurium and cholinesterase inhibitors',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'The relaxant acts far longer.',
      action: 'Tell the anaesthetist, who can choose another relaxant.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'sugammadex-contraceptives',
      between: ['sugammadex', 'hormonal contraceptives'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Sugammadex binds the hormone, as if a day of the pill were missed: pregnancy.',
      action: 'Another way of contraception for seven days after it.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'nitroprusside-pde5-inhibitors',
      between: ['sodium nitroprusside', 'PDE5 inhibitors'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Blood pressure collapses.',
      action: 'Choose another way to lower the pressure.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'adenosine-dipyridamole',
      between: ['adenosine', 'dipyridamole, theophylline, aminophylline'],
      pair: 'adenosine and dipyridamole or theophylline',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence:
        '{dipyridamole: Several times the adenosine: the heart can stand still for long | Adenosine hardly works}.',
      action:
        '{dipyridamole: Choose another antiarrhythmic, or a quarter of the dose | Choose another antiarrhythmic}.',
      sources: ['ward-anaesthesia'],
    },
    {
      id: 'thrombolytics-anticoagulants',
      between: ['thrombolytics', 'vitamin K antagonists, direct oral anticoagulants'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Severe bleeding, in the brain too.',
      action:
        'Not with an INR above the limit of the label, nor within 48 hours of a direct anticoagulant; ask the stroke or cardiac team.',
      sources: ['ward-thrombolysis'],
    },
    {
      id: 'thrombin-inhibitors-anticoagulants',
      between: [
        'argatroban, bivalirudin',
        'vitamin K antagonists, direct oral anticoagulants, heparins',
      ],
      pair: 'argatroban or bivalirudin and other anticoagulants',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Both stop clotting: severe bleeding.',
      action:
        'Do not overlap them, but where one follows the other as its product information says.',
      sources: ['ward-thrombolysis'],
    },
    {
      id: 'vitamin-k-antagonists-vitamin-k',
      between: ['vitamin K antagonists', 'phytomenadione'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Vitamin K undoes the anticoagulant.',
      action: 'Give it only to lower the INR; check the INR the next day.',
      sources: ['ward-thrombolysis'],
    },
    {
      id: 'oxytocin-prostaglandins',
      between: ['oxytocin, carbetocin', 'dinoprostone, misoprostol, carboprost, gemeprost'],
      pair: 'oxytocin and prostaglandins',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Labour too strong: the uterus can tear, the child lacks oxygen.',
      action:
        '[oxytocin, carbetocin] only some hours after the prostaglandin, as its product information says, with the child’s heart watched.',
      depends: 'After birth, against bleeding, both are given on purpose.',
      sources: ['ward-births'],
    },
    {
      id: 'trastuzumab-anthracyclines',
      between: ['trastuzumab', 'anthracyclines'],
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Heart failure.',
      action: 'Not at the same time outside a protocol; check the heart before and during it.',
      sources: ['ward-cancer'],
    },
    {
      id: 'vinorelbine-azoles',
      between: ['vinorelbine, etoposide, cabazitaxel', 'strong CYP3A4 inhibitors'],
      pair: 'vinorelbine, etoposide or cabazitaxel and strong CYP3A4 inhibitors',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'More of the cytotoxic: low blood counts, harm to nerves.',
      action: 'Choose another partner; otherwise ask the oncologist and count blood cells.',
      sources: ['ward-cancer'],
    },
    {
      id: 'thalidomide-oestrogens',
      between: ['thalidomide, lenalidomide, pomalidomide', 'ethinylestradiol'],
      pair: 'thalidomide and its kin and the combined pill',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'Thrombosis.',
      action: 'Choose another way of contraception, which is needed without fail.',
      sources: ['ward-cancer'],
    },
    {
      id: 'live-vaccines-cytotoxics',
      between: [
        'live vaccines',
        'anthracyclines, carboplatin, oxaliplatin, bleomycin, mitomycin, dactinomycin, vinorelbine, cabazitaxel, etoposide, topotecan, ifosfamide, melphalan, chlorambucil, bendamustine, dacarbazine, temozolomide, lomustine, carmustine, pemetrexed, gemcitabine, cytarabine, azacitidine, decitabine, fludarabine, cladribine, hydroxycarbamide, asparaginase',
      ],
      pair: 'live vaccines and cytotoxics',
      grade: 'critical',
      gradedBy: 'rule set',
      consequence: 'The vaccine’s germ can spread: grave infection.',
      action:
        'Do not vaccinate with a live vaccine until months after the treatment; ask the oncologist.',
      sources: ['ward-cancer'],
    },
  ],
  sources: {
    'ward-anaesthesia': {
      title: 'Medicines of anaesthesia and intensive care, product information, interactions',
      date: '2026',
    },
    'ward-thrombolysis': {
      title: 'Thrombolytics, thrombin inhibitors and vitamin K, product information, interactions',
      date: '2026',
    },
    'ward-births': {
      title: 'Oxytocin and prostaglandins, product information, interactions',
      date: '2026',
    },
    'ward-cancer': {
      title: 'Cytotoxics, trastuzumab and thalidomide, product information, interactions',
      date: '2026',
    },
  },
}

import type { Topic } from '../table'

/** Fibrates and ezetimibe. */
export const lipidsTopic: Topic = {
  title: 'Fibrates and ezetimibe',
  reviewed: '2026-11-22',
  classes: {},
  rules: [
    {
      id: 'two-fibrates',
      between: ['fibrates', 'fibrates'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Both do the same: muscle damage, kidney damage.',
      action: 'Give one of them alone.',
      sources: ['label-fenofibrate'],
    },
    {
      id: 'gemfibrozil-contraindicated',
      between: ['gemfibrozil', 'dasabuvir'],
      grade: 'contraindicated',
      gradedBy: 'source',
      consequence: 'Many times as much dasabuvir: disturbed heart rhythm.',
      action: 'Do not use together.',
      sources: ['label-gemfibrozil'],
    },
    {
      id: 'gemfibrozil-raises',
      between: ['gemfibrozil', 'enzalutamide, paclitaxel, ezetimibe'],
      pair: 'gemfibrozil and medicines that it raises',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence:
        'More [enzalutamide, paclitaxel, ezetimibe]: {ezetimibe: gallstones | toxicity}.',
      action: 'Choose fenofibrate instead.',
      sources: ['label-gemfibrozil'],
    },
    {
      id: 'fibrates-ciclosporin',
      between: ['fenofibrate, bezafibrate, ciprofibrate', 'ciclosporin, tacrolimus'],
      pair: 'fibrates and ciclosporin or tacrolimus',
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'Kidney damage.',
      action: 'Check creatinine often, and stop the fibrate if it rises.',
      sources: ['label-fenofibrate'],
    },
    {
      id: 'ezetimibe-ciclosporin',
      between: ['ezetimibe', 'ciclosporin'],
      grade: 'warning',
      gradedBy: 'rule set',
      consequence: 'More of both: kidney damage by ciclosporin.',
      action: 'Check the ciclosporin level when ezetimibe is started or stopped.',
      sources: ['label-ezetimibe'],
    },
  ],
  sources: {
    'label-gemfibrozil': {
      title: 'Gemfibrozil, US prescribing information, sections 4 and 7',
      date: '2026',
    },
    'label-ezetimibe': {
      title: 'Ezetimibe, US prescribing information, section 7',
      date: '2026',
    },
  },
}

import { checkInteractions } from '@shared/medicines/check'
import type { ContextCheck } from '@shared/medicines/context/result'
import { checkOf, measured } from '@shared/medicines/context/test/facts'

/** An ordinary patient: what is not named is normal, or not on record where creatinine is not. */
interface Patient {
  age: number
  sex: 'Female' | 'Male'
  diagnosis: string
  /** In mg/dL; null where no blood was ever taken. */
  creatinine: number | null
}

/**
 * Forty-five prescriptions as clinics write them every day, by what a patient takes and is given, each with a
 * made-up ordinary patient: from general knowledge of what is prescribed together and to whom, and none chosen
 * for what the rules say of it.
 */
const prescriptions: readonly (readonly [Patient, readonly string[]])[] = [
  [
    { age: 34, sex: 'Female', diagnosis: 'Tonsillitis', creatinine: null },
    ['amoxicillin 500 mg', 'paracetamol'],
  ],
  [
    { age: 58, sex: 'Male', diagnosis: 'Type 2 diabetes, hypertension', creatinine: 0.9 },
    ['metformin 500 mg', 'amlodipine 5 mg', 'atorvastatin 20 mg'],
  ],
  [
    { age: 66, sex: 'Male', diagnosis: 'Coronary heart disease', creatinine: 1 },
    ['ramipril 5 mg', 'bisoprolol 2.5 mg', 'aspirin 75 mg', 'atorvastatin 40 mg'],
  ],
  [
    { age: 47, sex: 'Female', diagnosis: 'Hypothyroidism, reflux', creatinine: 0.8 },
    ['levothyroxine 50 mcg', 'omeprazole 20 mg'],
  ],
  [
    { age: 24, sex: 'Female', diagnosis: 'Asthma', creatinine: null },
    ['salbutamol inhaler', 'budesonide inhaler', 'montelukast'],
  ],
  [
    {
      age: 74,
      sex: 'Male',
      diagnosis: 'Atrial fibrillation, heart failure, type 2 diabetes',
      creatinine: 1.2,
    },
    [
      'apixaban 5 mg',
      'bisoprolol 2.5 mg',
      'ramipril 5 mg',
      'furosemide 40 mg',
      'atorvastatin 20 mg',
      'metformin 500 mg',
      'omeprazole 20 mg',
    ],
  ],
  [
    { age: 69, sex: 'Female', diagnosis: 'Depression, coronary heart disease', creatinine: 0.9 },
    [
      'sertraline 50 mg',
      'aspirin 75 mg',
      'simvastatin 20 mg',
      'amlodipine 5 mg',
      'omeprazole 20 mg',
    ],
  ],
  [
    { age: 46, sex: 'Female', diagnosis: 'Hypertension', creatinine: 0.8 },
    ['telmisartan 40 mg', 'amlodipine 5 mg'],
  ],
  [
    { age: 61, sex: 'Male', diagnosis: 'Type 2 diabetes', creatinine: 1 },
    ['metformin 1 g', 'glimepiride 2 mg', 'sitagliptin 100 mg'],
  ],
  [
    { age: 55, sex: 'Female', diagnosis: 'Type 2 diabetes', creatinine: 0.8 },
    ['insulin glargine', 'metformin', 'empagliflozin'],
  ],
  [
    { age: 39, sex: 'Male', diagnosis: 'Dyspepsia', creatinine: null },
    ['pantoprazole 40 mg', 'domperidone 10 mg'],
  ],
  [
    { age: 63, sex: 'Female', diagnosis: 'Hypertension, knee osteoarthritis', creatinine: 0.9 },
    ['losartan 50 mg', 'hydrochlorothiazide 12.5 mg', 'ibuprofen 400 mg'],
  ],
  [
    { age: 48, sex: 'Male', diagnosis: 'Low back pain', creatinine: null },
    ['diclofenac 50 mg', 'pantoprazole 40 mg'],
  ],
  [
    { age: 29, sex: 'Male', diagnosis: 'Bronchitis', creatinine: null },
    ['azithromycin 500 mg', 'paracetamol', 'cetirizine'],
  ],
  [
    { age: 36, sex: 'Female', diagnosis: 'Dental abscess', creatinine: null },
    ['co-amoxiclav 625 mg', 'ibuprofen 400 mg'],
  ],
  [
    { age: 8, sex: 'Male', diagnosis: 'Gastroenteritis', creatinine: null },
    ['cefixime 200 mg', 'ondansetron 4 mg', 'oral rehydration salts'],
  ],
  [
    { age: 67, sex: 'Male', diagnosis: 'Atrial fibrillation, bronchitis', creatinine: 1.1 },
    ['warfarin 3 mg', 'amoxicillin 500 mg', 'paracetamol'],
  ],
  [
    { age: 31, sex: 'Female', diagnosis: 'Anxiety', creatinine: null },
    ['sertraline 50 mg', 'propranolol 20 mg'],
  ],
  [
    { age: 42, sex: 'Female', diagnosis: 'Panic disorder', creatinine: null },
    ['escitalopram 10 mg', 'clonazepam 0.5 mg'],
  ],
  [
    { age: 68, sex: 'Female', diagnosis: 'Neuropathic pain', creatinine: 0.8 },
    ['tramadol 50 mg', 'amitriptyline 10 mg', 'pregabalin 75 mg'],
  ],
  [
    { age: 33, sex: 'Female', diagnosis: 'Migraine', creatinine: null },
    ['sumatriptan 50 mg', 'naproxen 500 mg'],
  ],
  [
    { age: 62, sex: 'Male', diagnosis: 'Myocardial infarction', creatinine: 1 },
    ['clopidogrel 75 mg', 'aspirin 75 mg', 'atorvastatin 40 mg', 'pantoprazole 40 mg'],
  ],
  [
    { age: 79, sex: 'Female', diagnosis: 'Atrial fibrillation, heart failure', creatinine: 1.1 },
    ['apixaban 5 mg', 'bisoprolol 5 mg', 'furosemide 40 mg'],
  ],
  [
    { age: 71, sex: 'Female', diagnosis: 'Atrial fibrillation', creatinine: 1 },
    ['warfarin 5 mg', 'digoxin 125 mcg', 'metoprolol 50 mg'],
  ],
  [
    { age: 68, sex: 'Male', diagnosis: 'Heart failure', creatinine: 1.2 },
    ['furosemide 40 mg', 'spironolactone 25 mg', 'ramipril 5 mg', 'carvedilol 6.25 mg'],
  ],
  [
    { age: 64, sex: 'Male', diagnosis: 'Benign prostatic hyperplasia', creatinine: 1 },
    ['tamsulosin 0.4 mg', 'finasteride 5 mg', 'sildenafil 50 mg'],
  ],
  [
    { age: 59, sex: 'Male', diagnosis: 'Gout', creatinine: 1.1 },
    ['allopurinol 100 mg', 'colchicine 0.5 mg'],
  ],
  [
    { age: 66, sex: 'Female', diagnosis: 'Polymyalgia rheumatica', creatinine: 0.8 },
    ['prednisolone 20 mg', 'pantoprazole 20 mg', 'calcium carbonate', 'colecalciferol'],
  ],
  [
    { age: 72, sex: 'Male', diagnosis: 'Parkinson’s disease', creatinine: 1 },
    ['levodopa/carbidopa', 'pramipexole'],
  ],
  [
    { age: 82, sex: 'Female', diagnosis: 'Dementia', creatinine: 0.9 },
    ['quetiapine 50 mg', 'donepezil 10 mg', 'mirtazapine 15 mg', 'lactulose'],
  ],
  [
    { age: 27, sex: 'Male', diagnosis: 'Epilepsy', creatinine: null },
    ['valproate 500 mg', 'levetiracetam 500 mg'],
  ],
  [
    { age: 60, sex: 'Male', diagnosis: 'Type 2 diabetes, urinary infection', creatinine: 0.9 },
    ['metformin 1 g', 'gliclazide 60 mg', 'ciprofloxacin 500 mg', 'paracetamol'],
  ],
  [
    { age: 22, sex: 'Female', diagnosis: 'Acne, iron deficiency', creatinine: null },
    ['doxycycline 100 mg', 'ferrous sulfate 200 mg'],
  ],
  [
    { age: 45, sex: 'Male', diagnosis: 'Diverticulitis', creatinine: null },
    ['metronidazole 400 mg', 'ciprofloxacin 500 mg'],
  ],
  [
    { age: 53, sex: 'Female', diagnosis: 'Bipolar disorder', creatinine: 0.8 },
    ['lithium 400 mg', 'olanzapine 10 mg', 'levothyroxine 75 mcg'],
  ],
  [
    { age: 30, sex: 'Female', diagnosis: 'Candidiasis', creatinine: null },
    ['fluconazole 150 mg', 'clotrimazole cream'],
  ],
  [
    { age: 25, sex: 'Female', diagnosis: 'Contraception', creatinine: null },
    ['ethinylestradiol/levonorgestrel', 'iron'],
  ],
  [
    { age: 61, sex: 'Male', diagnosis: 'COPD', creatinine: 1 },
    ['clarithromycin 500 mg', 'prednisolone 30 mg', 'salbutamol inhaler', 'atorvastatin 20 mg'],
  ],
  [
    { age: 35, sex: 'Male', diagnosis: 'Tuberculosis', creatinine: 0.9 },
    ['rifampicin', 'isoniazid', 'pyrazinamide', 'ethambutol', 'pyridoxine'],
  ],
  [
    { age: 37, sex: 'Male', diagnosis: 'HIV infection', creatinine: 0.9 },
    ['tenofovir', 'lamivudine', 'dolutegravir'],
  ],
  [
    { age: 54, sex: 'Female', diagnosis: 'Rheumatoid arthritis', creatinine: 0.8 },
    ['methotrexate 10 mg weekly', 'folic acid', 'hydroxychloroquine 200 mg'],
  ],
  [
    { age: 44, sex: 'Male', diagnosis: 'Kidney stone', creatinine: null },
    ['tramadol 50 mg', 'paracetamol', 'metoclopramide 10 mg'],
  ],
  [
    { age: 46, sex: 'Female', diagnosis: 'Helicobacter gastritis', creatinine: null },
    ['lansoprazole 30 mg', 'amoxicillin 1 g', 'clarithromycin 500 mg'],
  ],
  [
    { age: 57, sex: 'Male', diagnosis: 'Hypertension, raised cholesterol', creatinine: 1 },
    ['rosuvastatin 10 mg', 'ezetimibe 10 mg', 'lisinopril 10 mg'],
  ],
  [
    { age: 59, sex: 'Female', diagnosis: 'Fibromyalgia', creatinine: 0.8 },
    ['gabapentin 300 mg', 'duloxetine 30 mg'],
  ],
]

/** The medicines of each. */
export const everyday: readonly (readonly string[])[] = prescriptions.map(([, names]) => names)

/** Taken once a day unless the name says otherwise. */
const asLine = (name: string): string => {
  const strength = /\d[\d.]* (?:mg|mcg|g)\b/.exec(name)?.[0] ?? ''
  return `${name}, ${strength}, ${/weekly/.test(name) ? 'once a week' : 'once daily'}`
}

/** What the record of each patient says against the medicines. */
const everydayContext = (): readonly ContextCheck[] =>
  prescriptions.map(([{ age, sex, diagnosis, creatinine }, names]) =>
    checkOf(names.map(asLine), {
      ...{ age, sex, diagnoses: [diagnosis] },
      values:
        creatinine === null
          ? []
          : [
              measured('Creatinine', creatinine, 'mg/dL'),
              measured('Potassium', 4.2, 'mmol/L'),
              measured('ALT', 25, 'U/L'),
              measured('Total bilirubin', 0.6, 'mg/dL'),
              ...(names.some((name) => name.startsWith('warfarin'))
                ? [measured('INR', 2.4, '')]
                : []),
            ],
    }),
  )

/** What the rules say of all of them, duplicates included, and in how many they ask for a reason. */
export function alertLoad() {
  const results = everyday.map((names) => checkInteractions(names))
  const contexts = everydayContext()
  const asking = results.filter(({ found }, at) =>
    [...found, ...(contexts[at]?.findings ?? [])].some(({ severity }) => severity !== 'warning'),
  ).length
  return {
    ...{ results, contexts, asking },
    interactions: results.flatMap((result) => [...result.found, ...result.duplicates]),
    ofRecord: contexts.flatMap(({ findings }) => findings),
  }
}

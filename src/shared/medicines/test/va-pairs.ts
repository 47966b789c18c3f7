/**
 * The pairs that the US Department of Veterans Affairs called critical or significant, by NDF-RT of July 2014:
 * a work of the US government, read on 2026-11-28 in dbmi-pitt/public-PDDI-analysis
 * (pickle-data/ndfrt-ddis.pickle). Of its 5265 pairs those of which both names are known here, each
 * once, by the names used here. A list for tests alone: no rule is made of it without a look.
 */
const vaPairs = {
  critical: `
acebutolol: disopyramide, verapamil
aciclovir: rifampicin, tizanidine
acitretin: desogestrel, doxycycline, levonorgestrel, methotrexate, minocycline, norelgestromin, norethisterone, norgestimate, tetracycline
adalimumab: anakinra, natalizumab
adrenaline: linezolid
alfentanil: fluconazole, isocarboxazid, itraconazole, ketoconazole, linezolid, naltrexone, phenelzine, rasagiline, selegiline, tranylcypromine, voriconazole
alfuzosin: itraconazole, ketoconazole, ritonavir
allopurinol: azathioprine, mercaptopurine
almotriptan: linezolid, sibutramine
alprazolam: colchicine, efavirenz, indinavir, itraconazole, ketoconazole
alteplase: glyceryl trinitrate
amfepramone: isocarboxazid, phenelzine, tranylcypromine
amfetamine: isocarboxazid, phenelzine, tranylcypromine
aminophylline: azithromycin, cimetidine, ciprofloxacin, clarithromycin, erythromycin, norfloxacin
amiodarone: ciprofloxacin, cisapride, erythromycin, fluconazole, fosamprenavir, gatifloxacin, gemifloxacin, ibutilide, indinavir, itraconazole, ketoconazole, levofloxacin, methadone, moxifloxacin, ofloxacin, phenprocoumon, pimozide, quinidine, ranolazine, ritonavir, saquinavir, sotalol, sparfloxacin, thioridazine, vardenafil, voriconazole, warfarin, ziprasidone
amitriptyline: cisapride, clonidine, fluconazole, isocarboxazid, itraconazole, ketoconazole, linezolid, phenelzine, rasagiline, selegiline, st john's wort, tranylcypromine
amoxapine: cisapride, clonidine, isocarboxazid, linezolid, phenelzine, rasagiline, selegiline, st john's wort, tranylcypromine
amoxicillin: cisapride
ampicillin: ascorbic acid
amprenavir: bepridil, cisapride, desogestrel, ergotamine, ethinylestradiol, fentanyl, levonorgestrel, lovastatin, methylergometrine, midazolam, nelfinavir, norelgestromin, norethisterone, norgestimate, oxycodone, pimozide, ranolazine, rifampicin, rifapentine, simvastatin, st john's wort, tipranavir, triazolam
anakinra: certolizumab, etanercept, golimumab, infliximab, natalizumab
apomorphine: saquinavir
aprepitant: astemizole, cisapride, pimozide, terfenadine
arsenic trioxide: ziprasidone
ascorbic acid: aspirin
aspirin: ketorolac, methotrexate
astemizole: azithromycin, cisapride, clarithromycin, darunavir, efavirenz, erythromycin, fluvoxamine, indinavir, itraconazole, ketoconazole, nefazodone, quinine, ritonavir
atazanavir: dexlansoprazole, dronedarone, esomeprazole, fentanyl, lansoprazole, lurasidone, midazolam, omeprazole, oxycodone, pantoprazole, rifapentine, st john's wort, triazolam
atenolol: verapamil
atomoxetine: isocarboxazid, linezolid, phenelzine, selegiline, tranylcypromine
atorvastatin: ciclosporin, clarithromycin, erythromycin, itraconazole, ketoconazole, nefazodone, telithromycin, voriconazole
azathioprine: mercaptopurine, natalizumab
azithromycin: ergotamine, pimozide, terfenadine, theophylline
baclofen: sodium oxybate
bendroflumethiazide: lithium
benzfetamine: isocarboxazid, phenelzine, tranylcypromine
benzthiazide: lithium
bepridil: bumetanide, cisapride, erythromycin, fosamprenavir, furosemide, hydrochlorothiazide
betaxolol: verapamil
bismuth subsalicylate: phenprocoumon, warfarin
bisoprolol: verapamil
bosentan: ciclosporin, ethinylestradiol, glibenclamide
brimonidine: phenelzine, selegiline, tranylcypromine
bromfenac: ketorolac
bromocriptine: erythromycin
budesonide: ritonavir
buprenorphine: sodium oxybate
bupropion: phenelzine, ritonavir, selegiline, tranylcypromine
buspirone: linezolid, phenelzine
busulfan: metronidazole
butorphanol: isocarboxazid, linezolid, phenelzine, rasagiline, selegiline, sodium oxybate, tranylcypromine
cabergoline: clarithromycin
calcium: ceftriaxone
carbamazepine: ciclosporin, darunavir, etravirine, isoniazid, levomethadyl, nifedipine, nimodipine, norgestimate, phenelzine, phenprocoumon, praziquantel, ranolazine, ritonavir, selegiline, warfarin
carisoprodol: sodium oxybate
carmustine: cimetidine
carteolol: verapamil
celecoxib: ketorolac
chlordiazepoxide: sodium oxybate
chloroquine: saquinavir
chlorpromazine: cisapride, dronedarone, saquinavir, ziprasidone
chlorprothixene: cisapride
chlortalidone: lithium
chlorzoxazone: sodium oxybate
ciclosporin: clarithromycin, colchicine, diltiazem, ergotamine, erythromycin, etoposide, fluconazole, foscarnet, fosphenytoin, itraconazole, ketoconazole, lovastatin, natalizumab, orlistat, phenytoin, pitavastatin, posaconazole, ranolazine, rifabutin, rifampicin, rifapentine, rosuvastatin, simvastatin, st john's wort, telithromycin, verapamil, voriconazole
cimetidine: cisapride, dofetilide, fosphenytoin, phenprocoumon, phenytoin, ranolazine, theophylline, tizanidine, warfarin
ciprofloxacin: mesoridazine, theophylline, thioridazine, tizanidine
cisapride: clarithromycin, clomipramine, darunavir, desipramine, diltiazem, disopyramide, doxepin, efavirenz, erythromycin, etacrynic acid, fluconazole, fluphenazine, fluvoxamine, fosamprenavir, haloperidol, hyoscyamine, ibutilide, imipramine, indinavir, itraconazole, ketoconazole, lidocaine, maprotiline, metronidazole, mexiletine, miconazole, nefazodone, nelfinavir, nevirapine, nortriptyline, olanzapine, perphenazine, pimozide, procainamide, prochlorperazine, promethazine, propafenone, protriptyline, quinidine, ritonavir, saquinavir, sertindole, sotalol, telithromycin, thioridazine, trifluoperazine, trimipramine, voriconazole
cisplatin: darunavir
citalopram: isocarboxazid, linezolid, phenelzine, pimozide, procarbazine, selegiline, sibutramine, st john's wort, tranylcypromine
cladribine: natalizumab
clarithromycin: disopyramide, dronedarone, eplerenone, ergotamine, fentanyl, lovastatin, lurasidone, oxycodone, pimozide, pitavastatin, quinidine, ranolazine, simvastatin, terfenadine, theophylline, warfarin
clomipramine: clonidine, isocarboxazid, linezolid, phenelzine, procarbazine, rasagiline, selegiline, st john's wort, tranylcypromine
clonidine: desipramine, doxepin, imipramine, nortriptyline, protriptyline, trimipramine
clozapine: fluoxetine, fluvoxamine
codeine: naltrexone
colchicine: erythromycin
cyclobenzaprine: phenelzine, rasagiline, selegiline, st john's wort, tranylcypromine
cyclophosphamide: natalizumab
dabigatran: rifampicin
danazol: phenprocoumon, simvastatin
dapsone: didanosine
darunavir: lovastatin, methylergometrine, midazolam, pimozide, rifampicin, rifapentine, simvastatin, st john's wort, terfenadine, triazolam
dasatinib: dexlansoprazole, esomeprazole, lansoprazole, omeprazole, pantoprazole
daunorubicin: trastuzumab
desipramine: fluconazole, isocarboxazid, itraconazole, ketoconazole, linezolid, phenelzine, pimozide, procarbazine, rasagiline, selegiline, st john's wort, tranylcypromine
desogestrel: fosamprenavir, rifampicin, rifapentine
desvenlafaxine: isocarboxazid, phenelzine, procarbazine, selegiline, tranylcypromine
dexamethasone: praziquantel, ritonavir, thalidomide
dexamfetamine: isocarboxazid, phenelzine, tranylcypromine
dexlansoprazole: erlotinib, itraconazole, ketoconazole, nelfinavir, nilotinib
dextromethorphan: isocarboxazid, linezolid, phenelzine, rasagiline, selegiline, tranylcypromine
diclofenac: ketorolac
didanosine: ribavirin
diflunisal: ketorolac
diltiazem: erythromycin, fentanyl, pimozide, ranolazine, tacrolimus
diphenoxylate: rasagiline
disopyramide: erythromycin, pimozide, ranolazine, ritonavir, saquinavir, sparfloxacin, vardenafil, ziprasidone
disulfiram: phenprocoumon, warfarin
dobutamine: linezolid
dofetilide: etacrynic acid, fluoxetine, furosemide, hydrochlorothiazide, ibutilide, indapamide, itraconazole, ketoconazole, levofloxacin, levomethadyl, megestrol, methadone, pimozide, prochlorperazine, quinidine, ranolazine, saquinavir, sparfloxacin, sulfamethoxazole, trimethoprim, vardenafil, verapamil, ziprasidone
domperidone: saquinavir
dopamine: isocarboxazid, linezolid, phenelzine, tranylcypromine
doripenem: valproate
doxepin: isocarboxazid, linezolid, phenelzine, procarbazine, rasagiline, selegiline, st john's wort, tranylcypromine
doxorubicin: trastuzumab
dronedarone: erythromycin, indinavir, itraconazole, ketoconazole, nefazodone, nelfinavir, ritonavir, saquinavir, telithromycin, voriconazole
droperidol: methadone, saquinavir, ziprasidone
duloxetine: isocarboxazid, linezolid, mesoridazine, phenelzine, procarbazine, selegiline, thioridazine, tranylcypromine
efavirenz: ergotamine, etravirine, levomethadyl, methylergometrine, midazolam, nelfinavir, pimozide, rifampicin, triazolam, voriconazole
eletriptan: linezolid, nefazodone, sibutramine
entacapone: isocarboxazid, linezolid, phenelzine, procarbazine, selegiline, st john's wort, tranylcypromine
ephedrine: isocarboxazid, phenelzine, rasagiline, tranylcypromine
epirubicin: trastuzumab
eplerenone: erythromycin, itraconazole, ketoconazole, nefazodone, nelfinavir, ritonavir, saquinavir, verapamil
ergotamine: erythromycin, fosamprenavir, glyceryl trinitrate, indinavir, itraconazole, ketoconazole, lopinavir, naratriptan, nelfinavir, propranolol, ritonavir, rizatriptan, saquinavir, sumatriptan, tacrolimus, voriconazole, zolmitriptan
erlotinib: esomeprazole, lansoprazole, omeprazole, pantoprazole, rifabutin, rifampicin, rifapentine
ertapenem: valproate
erythromycin: fentanyl, halofantrine, levomethadyl, lovastatin, oxycodone, pimozide, pitavastatin, ranolazine, simvastatin, terfenadine, theophylline, thioridazine, verapamil, vinblastine, warfarin
escitalopram: linezolid, pimozide, sibutramine
esomeprazole: itraconazole, ketoconazole, nelfinavir, nilotinib
estazolam: itraconazole, ketoconazole, sodium oxybate
estradiol: letrozole, ritonavir
etanercept: natalizumab
ethinylestradiol: fosamprenavir, fosphenytoin, griseofulvin, letrozole, rifabutin, rifampicin, rifapentine, ritonavir
etodolac: ketorolac
etravirine: fosamprenavir, indinavir, nelfinavir, nevirapine, phenobarbital, phenytoin, rifabutin, rifampicin, rifapentine, ritonavir, st john's wort, tipranavir
everolimus: st john's wort
ezetimibe: gemfibrozil
famciclovir: rifampicin
famotidine: tizanidine
fenoprofen: ketorolac
fentanyl: fluconazole, fosamprenavir, indinavir, isocarboxazid, itraconazole, ketoconazole, linezolid, naltrexone, nefazodone, nelfinavir, phenelzine, rasagiline, ritonavir, saquinavir, selegiline, sodium oxybate, telithromycin, tranylcypromine, voriconazole
flecainide: ritonavir, tipranavir
fluconazole: imipramine, lovastatin, nortriptyline, oxycodone, phenprocoumon, rifabutin, rifapentine, simvastatin, thioridazine, vinblastine, vincristine, warfarin
fludarabine: natalizumab
fluoxetine: isocarboxazid, linezolid, phenelzine, pimozide, procarbazine, ritonavir, selegiline, sibutramine, st john's wort, tamoxifen, thioridazine, tranylcypromine
flurbiprofen: ketorolac
fluticasone: fosamprenavir, ritonavir, saquinavir, tipranavir
fluvoxamine: isocarboxazid, linezolid, methadone, phenelzine, pimozide, procarbazine, selegiline, sibutramine, st john's wort, terfenadine, thioridazine, tizanidine, tranylcypromine
fosamprenavir: lovastatin, methylergometrine, midazolam, norethisterone, oxycodone, pimozide, propafenone, ranolazine, rifampicin, rifapentine, simvastatin, st john's wort, triazolam
fosphenytoin: levomethadyl, levonorgestrel, praziquantel, ranolazine
frovatriptan: linezolid, sibutramine
ganciclovir: rifampicin, zidovudine
gatifloxacin: pioglitazone, tizanidine, ziprasidone
gemfibrozil: repaglinide, simvastatin
glyceryl trinitrate: sildenafil, tadalafil, vardenafil
halofantrine: mefloquine, posaconazole, saquinavir
haloperidol: ranolazine, saquinavir
hydrochlorothiazide: lithium
hydrocodone: isocarboxazid, linezolid, naltrexone, phenelzine, rasagiline, selegiline, tranylcypromine
hydromorphone: isocarboxazid, linezolid, naltrexone, phenelzine, rasagiline, selegiline, tranylcypromine
ibuprofen: ketorolac
ibutilide: ranolazine, saquinavir, vardenafil, ziprasidone
idarubicin: trastuzumab
imipenem: valproate
imipramine: isocarboxazid, itraconazole, ketoconazole, linezolid, phenelzine, pimozide, procarbazine, rasagiline, selegiline, st john's wort, tranylcypromine, ziprasidone
indapamide: lithium
indinavir: lovastatin, lurasidone, methylergometrine, midazolam, nelfinavir, oxycodone, pimozide, ranolazine, rifampicin, rifapentine, simvastatin, st john's wort, terfenadine, triazolam
indometacin: ketorolac
infliximab: natalizumab
iodixanol: metformin
iohexol: metformin
irinotecan: st john's wort
isocarboxazid: levodopa, linezolid, lisdexamfetamine, metamfetamine, methadone, nortriptyline, paroxetine, pethidine, phenylephrine, protriptyline, pseudoephedrine, rasagiline, remifentanil, sertraline, sibutramine, sufentanil, tapentadol, tetrabenazine, tolcapone, tramadol, trazodone, trimipramine, zolmitriptan
isosorbide dinitrate: sildenafil
isosorbide mononitrate: sildenafil
isradipine: saquinavir
itraconazole: lansoprazole, lovastatin, lurasidone, midazolam, nortriptyline, omeprazole, oxycodone, pantoprazole, phenprocoumon, pimozide, quinidine, ranolazine, rifabutin, rifapentine, simvastatin, terfenadine, triazolam, warfarin
ketoconazole: lansoprazole, lovastatin, lurasidone, mefloquine, midazolam, nortriptyline, omeprazole, oxycodone, pantoprazole, phenprocoumon, pimozide, ranolazine, rifabutin, rifapentine, simvastatin, terfenadine, triazolam, vinblastine, vincristine, warfarin
ketoprofen: ketorolac
ketorolac: meclofenamic acid, mefenamic acid, meloxicam, nabumetone, naproxen, oxaprozin, pentoxifylline, piroxicam, probenecid, sulindac, tolmetin
labetalol: verapamil
lansoprazole: nelfinavir, nilotinib
leflunomide: natalizumab
levodopa: linezolid, phenelzine, procarbazine, selegiline, st john's wort, tranylcypromine
levofloxacin: mesoridazine, sotalol, thioridazine, tizanidine
levomethadyl: naltrexone, phenytoin, saquinavir
levonorgestrel: oxcarbazepine, phenobarbital, phenytoin, rifampicin
levorphanol: naltrexone
lidocaine: saquinavir
linezolid: lisdexamfetamine, methadone, methylphenidate, nefazodone, noradrenaline, nortriptyline, oxycodone, paroxetine, pethidine, phenelzine, pseudoephedrine, rasagiline, remifentanil, rizatriptan, selegiline, sertraline, sibutramine, sufentanil, sumatriptan, tapentadol, tetrabenazine, tolcapone, tramadol, tranylcypromine, trazodone, trimipramine, venlafaxine, zolmitriptan
lisdexamfetamine: phenelzine, rasagiline, selegiline, tranylcypromine
lithium: metolazone
lopinavir: midazolam, pitavastatin, rifampicin, rifapentine, simvastatin, st john's wort, tipranavir, triazolam
lovastatin: nefazodone, nelfinavir, posaconazole, ritonavir, saquinavir, telithromycin, voriconazole
lurasidone: nefazodone, nelfinavir, posaconazole, rifampicin, ritonavir, saquinavir, telithromycin, voriconazole
maprotiline: rasagiline
maraviroc: st john's wort
medroxyprogesterone: rifampicin
mefloquine: ziprasidone
meropenem: valproate
mesoridazine: moxifloxacin, pindolol, propranolol, quetiapine, saquinavir, ziprasidone
metamfetamine: phenelzine, tranylcypromine
methadone: naltrexone, phenelzine, rasagiline, saquinavir, selegiline, thioridazine, tranylcypromine
methotrexate: trimethoprim
methylene blue: trazodone
methylergometrine: nelfinavir, ritonavir, saquinavir
methylphenidate: phenelzine, tranylcypromine
metoprolol: verapamil
metronidazole: warfarin
mexiletine: tizanidine
miconazole: phenprocoumon, vinblastine, vincristine, warfarin
midazolam: nelfinavir, nevirapine, ritonavir, saquinavir, tipranavir
mirtazapine: phenelzine, rasagiline, selegiline, st john's wort, tranylcypromine
morphine: naltrexone, rasagiline
moxifloxacin: sotalol, thioridazine, ziprasidone
nadolol: verapamil
nalidixic acid: saquinavir
naltrexone: oxycodone, oxymorphone, pethidine, remifentanil, sufentanil, tramadol
naratriptan: sibutramine
nefazodone: oxycodone, pimozide, ranolazine, ritonavir, selegiline, sibutramine, simvastatin, st john's wort, tacrolimus, terfenadine
nelfinavir: omeprazole, oxycodone, pantoprazole, pimozide, ranolazine, rifampicin, rifapentine, simvastatin, st john's wort, triazolam
nevirapine: rifampicin
nifedipine: phenobarbital, primidone, rifabutin, rifampicin, st john's wort
nilotinib: omeprazole, pantoprazole, st john's wort
nimodipine: phenobarbital, primidone
norethisterone: rifampicin
norfloxacin: saquinavir, sotalol, theophylline, tizanidine
norgestimate: rifampicin
nortriptyline: phenelzine, pimozide, procarbazine, rasagiline, selegiline, st john's wort, tranylcypromine, ziprasidone
ofloxacin: sotalol, tizanidine
orphenadrine: sodium oxybate
oxazepam: sodium oxybate
oxycodone: ritonavir, saquinavir, sodium oxybate, telithromycin, voriconazole
oxymorphone: sodium oxybate
paliperidone: saquinavir
paroxetine: phenelzine, pimozide, procarbazine, selegiline, sibutramine, st john's wort, tamoxifen, thioridazine, tranylcypromine
penbutolol: verapamil
pentamidine: saquinavir, ziprasidone
pentazocine: sodium oxybate
pethidine: phenelzine, rasagiline, selegiline, tranylcypromine
phenelzine: phenylephrine, protriptyline, pseudoephedrine, rasagiline, remifentanil, sertraline, sibutramine, sufentanil, sumatriptan, tapentadol, tetrabenazine, tolcapone, tramadol, trazodone, trimipramine, venlafaxine, zolmitriptan
phenobarbital: phenprocoumon, praziquantel, ranolazine, sodium oxybate, warfarin
phenprocoumon: primidone, rifampicin
phenylephrine: rasagiline, tranylcypromine
phenytoin: praziquantel, ranolazine
pimozide: posaconazole, procainamide, protriptyline, quinidine, quinine, ranolazine, ritonavir, saquinavir, sertraline, sotalol, telithromycin, trimipramine, voriconazole, zileuton, ziprasidone
pindolol: verapamil
pitavastatin: rifampicin, ritonavir
posaconazole: quinidine, simvastatin
praziquantel: primidone, rifampicin
prednisolone: ritonavir
primidone: sodium oxybate, warfarin
probucol: saquinavir
procainamide: ranolazine, saquinavir, vardenafil, ziprasidone
procarbazine: protriptyline, tapentadol, tolcapone, tramadol, trazodone, trimipramine
propafenone: ritonavir, saquinavir, tizanidine, vardenafil
propranolol: verapamil
protriptyline: rasagiline, selegiline, st john's wort, tranylcypromine
pseudoephedrine: rasagiline, tranylcypromine
quazepam: sodium oxybate
quinidine: ranolazine, ritonavir, saquinavir, vardenafil, voriconazole, ziprasidone
quinine: saquinavir
ranolazine: rifabutin, rifampicin, rifapentine, ritonavir, saquinavir, sotalol, st john's wort, thioridazine, verapamil, voriconazole, ziprasidone
rasagiline: remifentanil, st john's wort, sufentanil, tapentadol, tetrabenazine, tramadol, tranylcypromine, trazodone, trimipramine
remifentanil: selegiline, sodium oxybate, tranylcypromine
rifabutin: voriconazole
rifampicin: ritonavir, saquinavir, tipranavir, valaciclovir, voriconazole, warfarin
rifapentine: ritonavir, saquinavir, tipranavir
ritonavir: simvastatin, st john's wort, temazepam, terfenadine, triamcinolone, triazolam, voriconazole
rizatriptan: sibutramine, tranylcypromine
saquinavir: simvastatin, sotalol, sparfloxacin, st john's wort, terfenadine, thioridazine, tipranavir, toremifene, trazodone, triazolam
selegiline: sertraline, sufentanil, tapentadol, tetrabenazine, tolcapone, tramadol, trazodone, trimipramine, venlafaxine
sertraline: sibutramine, st john's wort, tranylcypromine
sibutramine: sumatriptan, tranylcypromine, venlafaxine, zolmitriptan
simvastatin: telithromycin, tipranavir, voriconazole
sirolimus: st john's wort, voriconazole
sodium oxybate: sufentanil, temazepam, tizanidine, triazolam
sotalol: terfenadine, vardenafil, verapamil, ziprasidone
sparfloxacin: ziprasidone
st john's wort: sunitinib, tacrolimus, tipranavir, tolcapone, tramadol, trazodone, trimipramine, venlafaxine
sufentanil: tranylcypromine
sulfamethoxazole: trimethoprim, warfarin
sumatriptan: tranylcypromine
tacrolimus: voriconazole, ziprasidone
tamoxifen: warfarin
tapentadol: tranylcypromine
testosterone: warfarin
tetrabenazine: tranylcypromine
thioridazine: ziprasidone
timolol: verapamil
tipranavir: triazolam
tizanidine: verapamil, zileuton
tolcapone: tranylcypromine
tramadol: tranylcypromine, trifluoperazine
tranylcypromine: trazodone, trimipramine, venlafaxine, zolmitriptan
voriconazole: warfarin
`,
  significant: `
acarbose: ciprofloxacin, gatifloxacin, levofloxacin, norfloxacin, ofloxacin
acebutolol: adrenaline, chlorpropamide, clonidine, felodipine, glibenclamide, glipizide, indometacin, insulin, piroxicam, sulindac, tolazamide, tolbutamide
acetazolamide: lithium
aciclovir: fosphenytoin, phenytoin, theophylline
acitretin: glibenclamide, phenytoin
adenosine: gatifloxacin, pentoxifylline
adrenaline: atenolol, betaxolol, bisoprolol, carteolol, labetalol, metoprolol, nadolol, penbutolol, pindolol, propranolol, sotalol, timolol
alfentanil: erythromycin
alfuzosin: amiodarone, amprenavir, aprepitant, clarithromycin, diltiazem, erythromycin, fosamprenavir, indinavir, lopinavir, nefazodone, nelfinavir, saquinavir, sildenafil, tadalafil, vardenafil, ziprasidone
aliskiren: atorvastatin, ciclosporin, furosemide, irbesartan, itraconazole, ketoconazole
allopurinol: amoxicillin, didanosine, warfarin
almotriptan: citalopram, desvenlafaxine, duloxetine, escitalopram, fluoxetine, fluvoxamine, itraconazole, ketoconazole, paroxetine, sertraline, tapentadol, tramadol, venlafaxine, vilazodone
alprazolam: buprenorphine, clarithromycin, clozapine, erythromycin, fluconazole, fluoxetine, fluvoxamine, methadone, nefazodone, posaconazole, ritonavir, voriconazole
aluminium hydroxide: cefdinir, cefpodoxime, ciprofloxacin, doxycycline, ethambutol, gatifloxacin, itraconazole, ketoconazole, levofloxacin, levothyroxine, liothyronine, minocycline, moxifloxacin, tetracycline
amantadine: bupropion, saquinavir, ziprasidone
amikacin: ampicillin, aspirin, atracurium, bumetanide, cisatracurium, etacrynic acid, foscarnet, furosemide, mivacurium, pancuronium, pentamidine, piperacillin, rocuronium, suxamethonium, torasemide, vancomycin, vecuronium
amiloride: azilsartan, benazepril, candesartan, captopril, dofetilide, enalapril, eprosartan, fosinopril, irbesartan, lisinopril, losartan, olmesartan, perindopril, potassium, quinapril, quinidine, ramipril, telmisartan, trandolapril, valsartan, zoledronic acid
aminophylline: fluoxetine, fluvoxamine, fosphenytoin, phenobarbital, phenytoin, rifampicin
amiodarone: atorvastatin, ciclosporin, dabigatran, dofetilide, fentanyl, flecainide, fosphenytoin, lidocaine, lovastatin, mexiletine, phenytoin, procainamide, quetiapine, rifampicin, sildenafil, simvastatin, tizanidine, tramadol
amitriptyline: carbamazepine, cimetidine, citalopram, duloxetine, erythromycin, escitalopram, fluoxetine, fluvoxamine, milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, sertraline, tapentadol, tramadol, valproate, ziprasidone
amlodipine: ciclosporin, clarithromycin, erythromycin, itraconazole, simvastatin, telithromycin
ammonium chloride: zoledronic acid
amoxapine: carbamazepine, cimetidine, citalopram, duloxetine, escitalopram, fluoxetine, fluvoxamine, milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, sertraline, tapentadol, tramadol
amoxicillin: methotrexate
ampicillin: desogestrel, ethinylestradiol, gentamicin, levonorgestrel, norelgestromin, norethisterone, norgestimate, tobramycin
amprenavir: atorvastatin, bosentan, clomipramine, clozapine, colchicine, doxepin, erythromycin, imipramine, lidocaine, lurasidone, maraviroc, nortriptyline, protriptyline, quinidine, rifabutin, rosuvastatin, salmeterol, sildenafil, tadalafil, trimipramine, vardenafil
apomorphine: quinine, vandetanib, ziprasidone
aprepitant: desogestrel, dexamethasone, ethinylestradiol, fentanyl, lurasidone, methylprednisolone, norethisterone, oxycodone, prednisolone, prednisone, warfarin
aripiprazole: carbamazepine, itraconazole, ketoconazole, quinidine
arsenic trioxide: vandetanib
ascorbic acid: atenolol
asenapine: saquinavir
aspirin: celecoxib, dabigatran, dalteparin, enoxaparin, heparin, ibuprofen, phenprocoumon, probenecid, valproate, warfarin
astemizole: propafenone, sotalol, vandetanib, ziprasidone
atazanavir: atorvastatin, bosentan, cabazitaxel, colchicine, docetaxel, rifabutin, rosuvastatin, salmeterol, saquinavir, sildenafil, tadalafil, trazodone, ziprasidone
atenolol: chlorpropamide, clonidine, disopyramide, felodipine, glibenclamide, glipizide, indometacin, insulin, piroxicam, quinidine, sulindac, tolazamide, tolbutamide
atomoxetine: bupropion, cinacalcet, fluoxetine, fosamprenavir, paroxetine, quinidine
atorvastatin: darunavir, diltiazem, dronedarone, fenofibrate, fluconazole, fosamprenavir, gemfibrozil, imatinib, indinavir, lopinavir, nelfinavir, niacin, nicotinamide, posaconazole, quinine, rifampicin, ritonavir, saquinavir, tipranavir, verapamil
atovaquone: zidovudine
atracurium: gentamicin, kanamycin, neomycin, streptomycin, tobramycin
atropine: cisapride, potassium
azathioprine: mesalazine, sulfasalazine, warfarin
azilsartan: potassium, spironolactone, triamterene
azithromycin: dofetilide, ranolazine, saquinavir, warfarin, ziprasidone
BCG vaccine: fingolimod
benazepril: bumetanide, etacrynic acid, furosemide, indometacin, lithium, potassium, spironolactone, triamterene
bendroflumethiazide: dofetilide, zoledronic acid
benzatropine: potassium
benzthiazide: dofetilide, zoledronic acid
bepridil: ritonavir
betamethasone: neostigmine, pyridostigmine, rifabutin, rifampicin, rifapentine, warfarin
betaxolol: chlorpropamide, clonidine, disopyramide, felodipine, glibenclamide, glipizide, indometacin, insulin, piroxicam, sulindac, tolazamide, tolbutamide
bexarotene: gemfibrozil
biperiden: potassium
bismuth subsalicylate: heparin, methotrexate
bisoprolol: chlorpropamide, cimetidine, disopyramide, felodipine, glibenclamide, glipizide, indometacin, insulin, piroxicam, sulindac, tolazamide, tolbutamide
bosentan: fluconazole, fosamprenavir, indinavir, itraconazole, ketoconazole, lopinavir, nelfinavir, norethisterone, sildenafil, voriconazole, warfarin
bromfenac: lithium
budesonide: saquinavir, warfarin
bumetanide: cisapride, fosinopril, gentamicin, kanamycin, lithium, quinapril, ramipril, streptomycin, tobramycin, zoledronic acid
bupivacaine: propranolol
buprenorphine: chlordiazepoxide, clonazepam, diazepam, erythromycin, estazolam, lorazepam, methadone, midazolam, oxazepam, ritonavir, temazepam
bupropion: carbamazepine, cimetidine, levodopa, rifampicin, risperidone, tamoxifen
buspirone: diltiazem, erythromycin, itraconazole, nefazodone, rifabutin, rifampicin, rifapentine, verapamil
cabazitaxel: carbamazepine, clarithromycin, indinavir, itraconazole, ketoconazole, lopinavir, nefazodone, nelfinavir, phenobarbital, phenytoin, rifabutin, rifampicin, rifapentine, ritonavir, saquinavir, st john's wort, telithromycin, voriconazole
calcium: ciprofloxacin, demeclocycline, doxycycline, gatifloxacin, levofloxacin, levothyroxine, liothyronine, moxifloxacin, norfloxacin, ofloxacin, tetracycline
candesartan: indometacin, lithium, potassium, spironolactone, triamterene
capecitabine: folinic acid, fosphenytoin, phenytoin, warfarin
captopril: indometacin, lithium, potassium, spironolactone, triamterene
carbamazepine: clarithromycin, clomipramine, clozapine, danazol, desipramine, desogestrel, diltiazem, doxepin, efavirenz, erlotinib, erythromycin, estradiol, ethinylestradiol, felodipine, fentanyl, fluconazole, imipramine, indinavir, itraconazole, ketoconazole, lamotrigine, lapatinib, levonorgestrel, lopinavir, maraviroc, medroxyprogesterone, methadone, metronidazole, nefazodone, nelfinavir, norethisterone, nortriptyline, paliperidone, protriptyline, quetiapine, risperidone, saquinavir, sirolimus, sunitinib, tacrolimus, ticlopidine, tipranavir, tramadol, trimipramine, verapamil, ziprasidone
carteolol: chlorpropamide, clonidine, felodipine, glibenclamide, glipizide, indometacin, insulin, piroxicam, sulindac, tolazamide, tolbutamide
carvedilol: disopyramide
caspofungin: ciclosporin, tacrolimus
cefalexin: metformin, warfarin
cefpodoxime: cimetidine, esomeprazole, famotidine, lansoprazole, omeprazole, rabeprazole, ranitidine
cefuroxime: esomeprazole, lansoprazole, omeprazole, pantoprazole, rabeprazole
celecoxib: dabigatran, etodolac, fluconazole, fluoxetine, fluvoxamine, lithium, methotrexate, warfarin
certolizumab: rituximab
chloramphenicol: fosphenytoin, phenytoin
chlordiazepoxide: clozapine, fluoxetine, fluvoxamine, nefazodone, ritonavir
chloroquine: ciclosporin, cimetidine, praziquantel, propafenone, quinine, vandetanib, ziprasidone
chlorpromazine: dofetilide, erythromycin, pethidine, propafenone, quinine, vandetanib
chlorpropamide: ciprofloxacin, gatifloxacin, labetalol, levofloxacin, metoprolol, nadolol, norfloxacin, ofloxacin, penbutolol, pindolol, propranolol, rifampicin, sotalol, timolol, voriconazole
chlortalidone: dofetilide, zoledronic acid
chlorzoxazone: disulfiram
ciclosporin: danazol, darunavir, diclofenac, etravirine, ezetimibe, fluoxetine, fluvoxamine, imipenem, methotrexate, metoclopramide, nefazodone, nicardipine, octreotide, phenobarbital, pravastatin, saquinavir, sulfadiazine, sulfafurazole, sulfamethizole, sulfamethoxazole, sulfasalazine, tacrolimus, testosterone, ticlopidine, trimethoprim
cilostazol: clarithromycin, diltiazem, erythromycin, itraconazole, omeprazole
cimetidine: clomipramine, clopidogrel, clozapine, dasatinib, desipramine, doxepin, erlotinib, estazolam, imipramine, itraconazole, ketoconazole, metoprolol, nifedipine, nilotinib, nortriptyline, paroxetine, posaconazole, propranolol, protriptyline, quinidine, trimipramine, venlafaxine
cinacalcet: erythromycin, flecainide, itraconazole, ketoconazole, posaconazole, thioridazine, vinblastine
ciprofloxacin: clozapine, dexamethasone, didanosine, exenatide, fosphenytoin, glibenclamide, glimepiride, glipizide, hydrocortisone, insulin, iron, magaldrate, magnesium, metformin, methylprednisolone, miglitol, nateglinide, phenytoin, pioglitazone, prednisolone, prednisone, rasagiline, repaglinide, ropinirole, rosiglitazone, sevelamer, sitagliptin, sodium bicarbonate, sotalol, sucralfate, tolazamide, tolbutamide, warfarin, zinc, ziprasidone
cisapride: flecainide, furosemide, hydrochlorothiazide, moxifloxacin, quetiapine, sparfloxacin, ziprasidone
cisatracurium: gentamicin, kanamycin, neomycin, streptomycin, tobramycin
citalopram: clomipramine, clozapine, desipramine, doxepin, eletriptan, frovatriptan, imipramine, metoclopramide, naratriptan, nortriptyline, protriptyline, rasagiline, rizatriptan, sumatriptan, tapentadol, tizanidine, tramadol, trimipramine, venlafaxine, zolmitriptan
clarithromycin: colchicine, dabigatran, darifenacin, dasatinib, diazepam, diltiazem, docetaxel, dofetilide, efavirenz, erlotinib, esomeprazole, eszopiclone, etravirine, felodipine, fesoterodine, fosphenytoin, isradipine, lapatinib, maraviroc, midazolam, nevirapine, nicardipine, nifedipine, nilotinib, nimodipine, nisoldipine, pazopanib, phenytoin, propafenone, quinine, repaglinide, rifabutin, ritonavir, salmeterol, sildenafil, sirolimus, sunitinib, tacrolimus, tipranavir, trazodone, triazolam, vandetanib, vardenafil, verapamil, ziprasidone
clindamycin: erythromycin
clomipramine: duloxetine, escitalopram, fluoxetine, fluvoxamine, milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, tramadol, valproate
clonazepam: clozapine, fluoxetine, fluvoxamine, nefazodone, omeprazole, ritonavir
clonidine: metoprolol, mirtazapine, nadolol, penbutolol, pindolol, propranolol, timolol
clopidogrel: dabigatran, omeprazole, warfarin
clorazepate: clozapine, fluoxetine, fluvoxamine, nefazodone, ritonavir
clotrimazole: tacrolimus
clozapine: diazepam, erythromycin, estazolam, flurazepam, fosamprenavir, lorazepam, midazolam, oxazepam, paroxetine, pethidine, quazepam, rifampicin, ritonavir, saquinavir, sertraline, temazepam, triazolam
codeine: fluoxetine
colchicine: darunavir, fluconazole, ketoconazole, lopinavir, ranolazine, tacrolimus, telithromycin, tipranavir
colestyramine: mycophenolic acid, phenprocoumon, warfarin
cyanocobalamin: esomeprazole, lansoprazole, omeprazole, pantoprazole, rabeprazole
cyclobenzaprine: fluoxetine, paroxetine, tapentadol, tramadol
cyclophosphamide: fluconazole, itraconazole
cyproheptadine: fluoxetine, paroxetine, sertraline
dabigatran: diclofenac, etodolac, fenoprofen, flurbiprofen, ibuprofen, indometacin, ketoconazole, ketoprofen, ketorolac, meclofenamic acid, mefenamic acid, meloxicam, nabumetone, naproxen, oxaprozin, piroxicam, prasugrel, quinidine, sulindac, tolmetin, verapamil
danazol: lovastatin, tacrolimus, warfarin
dapsone: rifampicin
darifenacin: desipramine, flecainide, imipramine, itraconazole, ketoconazole, nefazodone, nelfinavir, potassium, ritonavir, thioridazine
darunavir: fosphenytoin, itraconazole, ketoconazole, maraviroc, phenobarbital, phenytoin, primidone, rifabutin, rosuvastatin, sildenafil, sirolimus, tacrolimus, tadalafil, vardenafil, warfarin
dasatinib: famotidine, nizatidine, propafenone, quinine, ranitidine, saquinavir, st john's wort, telithromycin, vandetanib, ziprasidone
desflurane: labetalol
desipramine: duloxetine, escitalopram, fluoxetine, fluvoxamine, methadone, milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, tramadol, valproate, ziprasidone
desogestrel: rifabutin, rufinamide
desvenlafaxine: eletriptan, frovatriptan, linezolid, metoclopramide, naratriptan, rasagiline, rizatriptan, sibutramine, sumatriptan, tapentadol, tramadol, zolmitriptan
dexamethasone: gemifloxacin, levofloxacin, moxifloxacin, norfloxacin, ofloxacin, phenytoin, rifabutin, rifampicin, rifapentine, sirolimus, sunitinib, warfarin
dexlansoprazole: methotrexate, mycophenolic acid, tacrolimus
dextromethorphan: paroxetine
diazepam: erythromycin, etravirine, fluconazole, fluoxetine, fluvoxamine, itraconazole, ketoconazole, methadone, nefazodone, phenytoin, posaconazole, rifabutin, rifapentine, ritonavir, voriconazole
diclofenac: lithium, methotrexate, phenprocoumon, warfarin
dicloxacillin: warfarin
dicycloverine: potassium
didanosine: ganciclovir, indinavir, itraconazole, ketoconazole, methadone, norfloxacin, ofloxacin, pentamidine, tenofovir disoproxil, tetracycline, tipranavir
diflunisal: lithium, phenprocoumon, probenecid, warfarin
digoxin immune fab: telithromycin
diltiazem: dofetilide, estazolam, lovastatin, lurasidone, midazolam, oxycodone, quinidine, rifampicin, simvastatin, sirolimus, telithromycin, theophylline, triazolam
disodium hydrogen citrate: ephedrine, pseudoephedrine
disopyramide: dofetilide, esmolol, gatifloxacin, labetalol, metoprolol, nadolol, penbutolol, pindolol, propranolol, rifampicin, sotalol, timolol
disulfiram: fosphenytoin, metronidazole, phenytoin
docetaxel: indinavir, itraconazole, ketoconazole, nefazodone, nelfinavir, ritonavir, saquinavir, telithromycin, voriconazole
docusate: liquid paraffin
dofetilide: droperidol, erythromycin, flecainide, fluconazole, fosphenytoin, gatifloxacin, gemifloxacin, lidocaine, metformin, metolazone, mexiletine, moxifloxacin, norfloxacin, ofloxacin, perphenazine, phenytoin, procainamide, propafenone, quinine, sotalol, torasemide, triamterene, vandetanib
domperidone: quinine, vandetanib
doxazosin: sildenafil, tadalafil, vardenafil
doxepin: duloxetine, escitalopram, fluoxetine, fluvoxamine, milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, tramadol, valproate, ziprasidone
doxycycline: fosphenytoin, iron, magaldrate, magnesium, phenytoin, rifampicin, warfarin
dronedarone: lovastatin, simvastatin, warfarin
drospirenone: ulipristal
duloxetine: eletriptan, escitalopram, flecainide, fluoxetine, fluvoxamine, frovatriptan, imipramine, metoclopramide, naratriptan, nortriptyline, paroxetine, propafenone, protriptyline, quinidine, rasagiline, rizatriptan, sertraline, sumatriptan, tamoxifen, tapentadol, tramadol, trimipramine, zolmitriptan
efavirenz: ethinylestradiol, fosamprenavir, indinavir, itraconazole, ketoconazole, lopinavir, maraviroc, methadone, phenobarbital, phenytoin, posaconazole, rifabutin, ritonavir, saquinavir, warfarin
eletriptan: escitalopram, fluoxetine, fluvoxamine, itraconazole, ketoconazole, paroxetine, sertraline, tapentadol, tramadol, venlafaxine, vilazodone
enalapril: indometacin, lithium, potassium, spironolactone, triamterene
ephedrine: potassium, sodium bicarbonate
eplerenone: fluconazole, zoledronic acid
eprosartan: indometacin, lithium, potassium, spironolactone, triamterene
erlotinib: famotidine, nefazodone, nelfinavir, nizatidine, phenobarbital, phenytoin, ranitidine, ritonavir, saquinavir, telithromycin, voriconazole, warfarin
erythromycin: eszopiclone, felodipine, fosamprenavir, gatifloxacin, gemifloxacin, indinavir, isradipine, itraconazole, lidocaine, lopinavir, lurasidone, mesoridazine, methadone, midazolam, moxifloxacin, nelfinavir, nicardipine, nimodipine, nisoldipine, phenprocoumon, phenytoin, propafenone, quinidine, quinine, repaglinide, ritonavir, saquinavir, sildenafil, sotalol, tacrolimus, trazodone, triazolam, trimethoprim, valproate, vandetanib, vardenafil, vasopressin, venlafaxine, ziprasidone, zolmitriptan
escitalopram: frovatriptan, imipramine, metoclopramide, naratriptan, nortriptyline, protriptyline, rasagiline, rizatriptan, sumatriptan, tapentadol, tramadol, trimipramine, venlafaxine, zolmitriptan
esmolol: felodipine
esomeprazole: methotrexate, mycophenolic acid
estazolam: fluconazole, fluvoxamine, isoniazid, nefazodone, posaconazole, ritonavir, voriconazole
estradiol: fosphenytoin, lamotrigine, levothyroxine, liothyronine, mycophenolic acid, phenobarbital, phenytoin, primidone, rufinamide, st john's wort, tizanidine, ulipristal
eszopiclone: itraconazole, ketoconazole, nefazodone, nelfinavir, rifampicin, ritonavir
etacrynic acid: fosinopril, gentamicin, kanamycin, lithium, quinapril, ramipril, streptomycin, tobramycin, zoledronic acid
ethinylestradiol: lamotrigine, lopinavir, modafinil, mycophenolic acid, nelfinavir, nevirapine, oxcarbazepine, phenobarbital, phenytoin, primidone, rufinamide, st john's wort, tetracycline, tizanidine, topiramate, ulipristal
etodolac: lithium, methotrexate, phenprocoumon, warfarin
etonogestrel: tizanidine, ulipristal
etravirine: itraconazole, ketoconazole, maraviroc, sirolimus, tacrolimus, voriconazole, warfarin
exenatide: gatifloxacin, levofloxacin, norfloxacin, ofloxacin
famotidine: itraconazole, ketoconazole, nilotinib
felodipine: fluconazole, fosphenytoin, itraconazole, ketoconazole, labetalol, metoprolol, nadolol, penbutolol, phenobarbital, phenytoin, pindolol, propranolol, sotalol, telithromycin, timolol
fenofibrate: fluvastatin, lovastatin, pitavastatin, pravastatin, rosuvastatin, simvastatin
fenoprofen: lithium, methotrexate, phenprocoumon, warfarin
fentanyl: fosphenytoin, phenytoin, verapamil
fesoterodine: itraconazole, ketoconazole, potassium
fingolimod: yellow fever vaccine
flavoxate: potassium
flecainide: fluoxetine, propranolol, ziprasidone
fluconazole: fosphenytoin, lurasidone, midazolam, phenytoin, pimozide, rifampicin, sirolimus, tacrolimus, tipranavir, triazolam, ziprasidone
fludrocortisone: neostigmine, pyridostigmine, rifabutin, rifampicin, rifapentine
fluorouracil: fosphenytoin, phenytoin, warfarin
fluoxetine: flurazepam, fosphenytoin, frovatriptan, imipramine, mesoridazine, metoclopramide, metoprolol, midazolam, naratriptan, nortriptyline, paroxetine, phenytoin, propafenone, protriptyline, quazepam, rasagiline, risperidone, rizatriptan, sumatriptan, tapentadol, tetrabenazine, theophylline, tramadol, triazolam, trimipramine, venlafaxine, vinblastine, warfarin, zolmitriptan
flurazepam: fluvoxamine, nefazodone, ritonavir
flurbiprofen: lithium, methotrexate, phenprocoumon, warfarin
fluticasone: warfarin
fluvastatin: gemfibrozil, nelfinavir, niacin, phenytoin, warfarin
fluvoxamine: fosphenytoin, frovatriptan, imipramine, mesoridazine, metoclopramide, mexiletine, midazolam, naratriptan, nortriptyline, phenytoin, praziquantel, protriptyline, quazepam, rasagiline, rizatriptan, sumatriptan, tapentadol, theophylline, tramadol, triazolam, trimipramine, venlafaxine, warfarin, zolmitriptan
formoterol: saquinavir
fosamprenavir: itraconazole, lidocaine, lurasidone, maraviroc, methadone, phenobarbital, quinidine, rifabutin, rosuvastatin, salmeterol, sildenafil, silodosin, tacrolimus, tadalafil, tamsulosin, vardenafil
foscarnet: gentamicin, pentamidine, saquinavir, tobramycin, ziprasidone
fosinopril: furosemide, indometacin, lithium, potassium, spironolactone, triamterene
fosphenytoin: irinotecan, isoniazid, itraconazole, maraviroc, methadone, mexiletine, norethisterone, norgestimate, phenprocoumon, quetiapine, risperidone, saquinavir, sulfamethoxazole, theophylline, ticlopidine, triamterene, trimethoprim, valproate, voriconazole, warfarin, ziprasidone
frovatriptan: paroxetine, sertraline, tapentadol, tramadol, venlafaxine, vilazodone
furosemide: gentamicin, kanamycin, lithium, quinapril, ramipril, streptomycin, tobramycin, zoledronic acid
gatifloxacin: glibenclamide, glimepiride, glipizide, ibutilide, insulin, iron, magnesium, metformin, miglitol, nateglinide, perphenazine, procainamide, quinidine, repaglinide, rosiglitazone, saquinavir, sitagliptin, sotalol, sucralfate, tolazamide, tolbutamide, warfarin, zinc
gefitinib: rifampicin
gemfibrozil: lovastatin, pioglitazone, pitavastatin, pravastatin, rosuvastatin, warfarin
gemifloxacin: hydrocortisone, methylprednisolone, prednisolone, prednisone, saquinavir, sucralfate, zinc, ziprasidone
gentamicin: mivacurium, pancuronium, pentamidine, piperacillin, rocuronium, suxamethonium, torasemide, vancomycin, vecuronium
glibenclamide: labetalol, levofloxacin, metoprolol, nadolol, norfloxacin, ofloxacin, penbutolol, pindolol, propranolol, rifampicin, sotalol, sulfamethoxazole, timolol, voriconazole
glimepiride: levofloxacin, norfloxacin, ofloxacin, voriconazole
glipizide: labetalol, levofloxacin, metoprolol, nadolol, norfloxacin, ofloxacin, penbutolol, pindolol, propranolol, rifampicin, sotalol, sulfamethoxazole, timolol, voriconazole
glycopyrronium: potassium
granisetron: saquinavir, ziprasidone
griseofulvin: levonorgestrel, norelgestromin, norethisterone, norgestimate, warfarin
haloperidol: lithium, pimozide, propafenone, quinine, rifampicin, vandetanib
hydrochlorothiazide: zoledronic acid
hydrocortisone: levofloxacin, moxifloxacin, neostigmine, norfloxacin, ofloxacin, pyridostigmine, rifabutin, rifampicin, rifapentine, warfarin
hyoscine: potassium
hyoscyamine: potassium
ibuprofen: lithium, methotrexate, phenprocoumon, warfarin
ibutilide: quinine, vandetanib
iloperidone: itraconazole, ketoconazole, methadone, quinine, vandetanib
imatinib: lovastatin, phenytoin, rifampicin, simvastatin
imipramine: milnacipran, paroxetine, rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, thioridazine, tramadol, valproate
indapamide: saquinavir, ziprasidone, zoledronic acid
indinavir: itraconazole, ketoconazole, maraviroc, omeprazole, quinidine, rifabutin, salmeterol, sildenafil, sirolimus, sunitinib, tadalafil, trazodone, vardenafil
indometacin: irbesartan, labetalol, lisinopril, lithium, losartan, methotrexate, metoprolol, moexipril, nadolol, penbutolol, phenprocoumon, pindolol, propranolol, quinapril, ramipril, sotalol, telmisartan, timolol, trandolapril, valsartan, warfarin
insulin: labetalol, levofloxacin, metoprolol, nadolol, norfloxacin, ofloxacin, penbutolol, pindolol, propranolol, sotalol, timolol
iopamidol: metformin
iopromide: metformin
ioversol: metformin
irbesartan: lithium, potassium, spironolactone, triamterene
irinotecan: phenytoin, ritonavir
iron: levodopa, levofloxacin, levothyroxine, liothyronine, minocycline, moxifloxacin, mycophenolic acid, norfloxacin, ofloxacin
isocarboxazid: phendimetrazine, phentermine, sumatriptan, venlafaxine
isoflurane: labetalol
isoniazid: levodopa, paracetamol, phenytoin
isotretinoin: methotrexate
isradipine: itraconazole, propafenone, quinine, telithromycin, vandetanib, ziprasidone
itraconazole: magaldrate, magnesium, maraviroc, methadone, nifedipine, nizatidine, phenytoin, quetiapine, rabeprazole, ranitidine, repaglinide, rifampicin, risperidone, ritonavir, salmeterol, saquinavir, sildenafil, sirolimus, sodium bicarbonate, sunitinib, tacrolimus, tadalafil, tamsulosin, vardenafil, vinblastine, vincristine, vinorelbine, ziprasidone
kanamycin: mivacurium, pancuronium, rocuronium, suxamethonium, torasemide, vecuronium
ketoconazole: magaldrate, magnesium, maraviroc, nizatidine, quetiapine, ranitidine, rifampicin, ritonavir, salmeterol, saquinavir, sildenafil, sirolimus, sodium bicarbonate, solifenacin, sunitinib, tacrolimus, tadalafil, tamsulosin, tolbutamide, trazodone, vardenafil, venlafaxine, ziprasidone, zolpidem
ketoprofen: lithium, methotrexate, phenprocoumon, warfarin
ketorolac: methotrexate, phenprocoumon, warfarin
labetalol: piroxicam, sevoflurane, sulindac, tolazamide, tolbutamide
lamotrigine: levonorgestrel, norelgestromin, norethisterone, norgestimate, oxcarbazepine, rifampicin, ritonavir, valproate
lansoprazole: methotrexate, mycophenolic acid, tacrolimus
lapatinib: nefazodone, saquinavir, st john's wort, telithromycin, voriconazole, ziprasidone
leflunomide: warfarin
levamisole: phenprocoumon, warfarin
levodopa: risperidone
levofloxacin: magaldrate, magnesium, metformin, methylprednisolone, miglitol, nateglinide, pioglitazone, prednisolone, prednisone, repaglinide, rosiglitazone, saquinavir, sitagliptin, sucralfate, tolazamide, tolbutamide, warfarin, zinc, ziprasidone
levomethadyl: pentazocine, phenobarbital, tramadol, zidovudine
levonorgestrel: modafinil, mycophenolic acid, nelfinavir, nevirapine, rifabutin, rifapentine, ritonavir, rufinamide, tizanidine, ulipristal
levothyroxine: phenprocoumon, sucralfate, warfarin
lidocaine: propranolol
linagliptin: rifampicin
linezolid: maprotiline, mirtazapine, protriptyline, rifampicin
liothyronine: phenprocoumon, sucralfate, warfarin
lisinopril: lithium, potassium, spironolactone, triamterene
lithium: losartan, meclofenamic acid, mefenamic acid, meloxicam, moexipril, nabumetone, naproxen, olmesartan, oxaprozin, perindopril, piroxicam, quinapril, ramipril, saquinavir, sulindac, telmisartan, tolmetin, torasemide, trandolapril, valsartan
loperamide: tipranavir
lopinavir: maraviroc, methadone, phenobarbital, phenytoin, rosuvastatin, salmeterol, sildenafil, silodosin, tadalafil, tamsulosin
loratadine: nefazodone
lorazepam: methadone
losartan: potassium, rifampicin, spironolactone, triamterene
lovastatin: niacin, verapamil, warfarin
lurasidone: verapamil
magaldrate: tetracycline
magnesium: minocycline, moxifloxacin, tetracycline
mannitol: zoledronic acid
maprotiline: tapentadol, tramadol
maraviroc: nefazodone, nelfinavir, nevirapine, phenobarbital, phenytoin, primidone, rifabutin, rifampicin, ritonavir, saquinavir, telithromycin, tipranavir, voriconazole
mebendazole: metronidazole
meclofenamic acid: methotrexate, phenprocoumon, warfarin
medroxyprogesterone: rifabutin, rifapentine, rufinamide, ulipristal
mefenamic acid: methotrexate, phenprocoumon, warfarin
mefloquine: rifampicin
melatonin: nifedipine
meloxicam: methotrexate, warfarin
mercaptopurine: mesalazine, sulfasalazine, warfarin
mesoridazine: paroxetine, quinine, vandetanib
metformin: norfloxacin, ofloxacin
methadone: nalbuphine, naloxone, nevirapine, nilotinib, pentazocine, phenytoin, propafenone, quinine, rifampicin, ritonavir, sertraline, stavudine, vandetanib, voriconazole, zidovudine, ziprasidone
methotrexate: nabumetone, naproxen, omeprazole, oxaprozin, pantoprazole, piperacillin, piroxicam, probenecid, sulfadiazine, sulfamethoxazole, sulindac, tolmetin
methylprednisolone: moxifloxacin, nefazodone, norfloxacin, ofloxacin, paroxetine, rifabutin, rifampicin, rifapentine, warfarin
metoclopramide: milnacipran, paroxetine, sertraline, venlafaxine
metolazone: paroxetine, zoledronic acid
metoprolol: piroxicam, propafenone, quinidine, sulindac, tolazamide, tolbutamide
metronidazole: phenobarbital, phenprocoumon, primidone
mexiletine: phenytoin, rifabutin, rifampicin, ritonavir
midazolam: nefazodone, posaconazole, rifabutin, rifapentine, voriconazole
miglitol: norfloxacin, ofloxacin
milnacipran: nortriptyline, protriptyline, rasagiline, tapentadol, tramadol, trimipramine
minocycline: warfarin, zinc
mivacurium: neomycin, streptomycin, tobramycin
modafinil: triazolam
moexipril: saquinavir, ziprasidone
morphine: rifampicin
moxifloxacin: prednisolone, prednisone, procainamide, propafenone, quinidine, saquinavir, sucralfate, warfarin, zinc
mycophenolic acid: norethisterone, omeprazole, pantoprazole
nabumetone: phenprocoumon, warfarin
nadolol: piroxicam, sulindac, tolazamide, tolbutamide
nalidixic acid: quinine, vandetanib
naproxen: phenprocoumon, warfarin
naratriptan: nefazodone, paroxetine, phenelzine, sertraline, sumatriptan, tapentadol, tramadol, tranylcypromine, venlafaxine, vilazodone
nateglinide: norfloxacin, ofloxacin
nefazodone: quazepam, rasagiline, rizatriptan, salmeterol, sirolimus, sumatriptan, sunitinib, tapentadol, tramadol, triazolam, zolmitriptan
nelfinavir: norethisterone, norgestimate, phenobarbital, phenytoin, rifabutin, ritonavir, rosuvastatin, salmeterol, saquinavir, sildenafil, sirolimus, sunitinib, tadalafil, trazodone, vardenafil
neomycin: pancuronium, rocuronium, suxamethonium, vecuronium
nevirapine: norelgestromin, norethisterone, norgestimate, phenytoin, st john's wort
niacin: pitavastatin, pravastatin, simvastatin
nicardipine: saquinavir, tacrolimus, telithromycin, ziprasidone
nicotinamide: pitavastatin
nifedipine: posaconazole, tacrolimus, telithromycin
nilotinib: nizatidine, quinine, ranitidine, saquinavir, telithromycin, vandetanib
nimodipine: telithromycin
nisoldipine: telithromycin
norelgestromin: oxcarbazepine, phenobarbital, phenytoin, primidone, rifabutin, rifampicin, topiramate, ulipristal
norethisterone: oxcarbazepine, phenobarbital, phenytoin, primidone, rifabutin, rifapentine, ritonavir, rufinamide, tetracycline, tizanidine, topiramate, ulipristal
norfloxacin: pioglitazone, prednisolone, prednisone, propafenone, quinine, repaglinide, rosiglitazone, sitagliptin, sucralfate, tolazamide, tolbutamide, vandetanib, warfarin, zinc, ziprasidone
norgestimate: rifabutin, rifapentine
nortriptyline: paroxetine, rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, tramadol, valproate
octreotide: saquinavir, ziprasidone
ofloxacin: pioglitazone, prednisolone, prednisone, repaglinide, rosiglitazone, saquinavir, sitagliptin, sucralfate, tolazamide, tolbutamide, warfarin, zinc, ziprasidone
olmesartan: potassium, spironolactone, triamterene
omeprazole: phenytoin, st john's wort
ondansetron: rifabutin, rifampicin, rifapentine, saquinavir, ziprasidone
orlistat: warfarin
oxaprozin: phenprocoumon, warfarin
oxybutynin: potassium
oxycodone: verapamil
oxytetracycline: warfarin
paliperidone: quinine, vandetanib
palonosetron: saquinavir, ziprasidone
pancuronium: streptomycin, tobramycin
paroxetine: perphenazine, phenprocoumon, protriptyline, rasagiline, risperidone, rizatriptan, sumatriptan, tapentadol, tetrabenazine, tramadol, trimipramine, warfarin, zolmitriptan
pazopanib: saquinavir, telithromycin, ziprasidone
penbutolol: piroxicam, sulindac, tolazamide, tolbutamide
pentamidine: propafenone, quinine, tobramycin, vandetanib
perindopril: potassium, spironolactone, triamterene
pethidine: risperidone, ritonavir, thioridazine
phenelzine: rizatriptan
phenobarbital: raltegravir, risperidone, ritonavir, sirolimus, sunitinib, theophylline
phenprocoumon: phenytoin, phytomenadione, piroxicam, propylthiouracil, sulfafurazole, sulfamethoxazole, sulindac, thiamazole, tolmetin, vitamin E
phenytoin: quetiapine, raltegravir, rifampicin, risperidone, ritonavir, rufinamide, saquinavir, sirolimus, sorafenib, sucralfate, sulfamethoxazole, sunitinib, tacrolimus, theophylline, ticlopidine, trimethoprim, valproate, voriconazole, warfarin
phytomenadione: warfarin
pimozide: verapamil, zafirlukast
pindolol: piroxicam, sulindac, thioridazine, tolazamide, tolbutamide
pioglitazone: rifampicin
piperacillin: tobramycin
piroxicam: propranolol, ritonavir, sotalol, timolol, warfarin
posaconazole: pravastatin, saquinavir, tacrolimus, triazolam, vinblastine, vincristine, vinorelbine, ziprasidone
potassium: pseudoephedrine, quinapril, ramipril, solifenacin, spironolactone, telmisartan, tolterodine, trandolapril, triamterene, trihexyphenidyl, trospium, valsartan
pravastatin: rifampicin
prazosin: sildenafil, tadalafil, vardenafil
prednisolone: rifabutin, rifampicin, rifapentine, warfarin
prednisone: rifabutin, rifampicin, rifapentine, ritonavir, warfarin
primidone: risperidone
probenecid: zidovudine
probucol: quinine, vandetanib
procainamide: trimethoprim, vandetanib
propafenone: propranolol, quinine, ranolazine, rifabutin, rifampicin, rifapentine, vandetanib, warfarin, ziprasidone
propranolol: quinidine, rizatriptan, sulindac, thioridazine, tolazamide, tolbutamide
propylthiouracil: warfarin
protriptyline: rifabutin, rifampicin, rifapentine, ritonavir, sertraline, tapentadol, tramadol, valproate, ziprasidone
pseudoephedrine: sodium bicarbonate
quazepam: ritonavir
quetiapine: warfarin
quinapril: spironolactone, triamterene
quinidine: rifabutin, rifampicin, rifapentine, timolol, vandetanib, verapamil
quinine: sotalol, tamoxifen, terfenadine, thioridazine, vardenafil
raltegravir: rifampicin
ramipril: spironolactone, triamterene
ranolazine: simvastatin
rasagiline: sertraline, venlafaxine, vilazodone
repaglinide: rifabutin, rifampicin, rifapentine
ribavirin: zidovudine
rifabutin: ritonavir, saquinavir, sirolimus, sunitinib, triamcinolone, triazolam, trimipramine, zidovudine
rifampicin: risperidone, rosiglitazone, saxagliptin, simvastatin, sirolimus, sunitinib, tacrolimus, tamoxifen, theophylline, tolbutamide, tolvaptan, triamcinolone, triazolam, trimipramine, verapamil
rifapentine: sunitinib, triamcinolone, triazolam, trimipramine
risperidone: ritonavir, saquinavir, simvastatin, topiramate, valproate
ritonavir: rosuvastatin, salmeterol, sildenafil, sirolimus, sunitinib, tadalafil, theophylline, trazodone, trimipramine, vardenafil, warfarin
rizatriptan: sertraline, tapentadol, tramadol, venlafaxine, vilazodone
rocuronium: streptomycin, tobramycin
ropinirole: warfarin
rosuvastatin: tipranavir, warfarin
rufinamide: valproate
salmeterol: saquinavir, telithromycin
saquinavir: sildenafil, sirolimus, sunitinib, tacrolimus, tadalafil, tamoxifen, telithromycin, tetrabenazine, tizanidine, vardenafil, venlafaxine, voriconazole, ziprasidone
sertraline: sumatriptan, tamoxifen, tapentadol, tramadol, trimipramine, venlafaxine, warfarin, zolmitriptan
sildenafil: tamsulosin, terazosin, tipranavir
simvastatin: verapamil, warfarin
sirolimus: telithromycin
sodium bicarbonate: tetracycline
sotalol: sulindac, tolazamide, tolbutamide, vandetanib
sparfloxacin: sucralfate
spironolactone: telmisartan, trandolapril, valsartan, zoledronic acid
st john's wort: voriconazole, warfarin
stavudine: zidovudine
streptomycin: suxamethonium, vecuronium
sulfadiazine: warfarin
sulfafurazole: warfarin
sulindac: timolol, warfarin
sumatriptan: tapentadol, tramadol, venlafaxine, vilazodone
sunitinib: telithromycin, voriconazole, ziprasidone
suxamethonium: tobramycin
tadalafil: tamsulosin, terazosin, tipranavir
tamoxifen: ziprasidone
tamsulosin: vardenafil
tapentadol: trimipramine, venlafaxine, zolmitriptan
telithromycin: trazodone, triazolam, verapamil, ziprasidone
telmisartan: triamterene
terazosin: vardenafil
terfenadine: vandetanib, ziprasidone
tetracycline: warfarin, zinc
theophylline: ticlopidine, verapamil
thiamazole: warfarin
thioridazine: vandetanib
ticlopidine: tizanidine, warfarin
timolol: tolazamide, tolbutamide
tipranavir: vardenafil
tizanidine: ziprasidone
tobramycin: vancomycin, vecuronium
tolazamide: voriconazole
tolbutamide: voriconazole
tolmetin: warfarin
topiramate: valproate
torasemide: zoledronic acid
toremifene: warfarin
tramadol: trimipramine, venlafaxine, zolmitriptan
trandolapril: triamterene
trastuzumab: warfarin
triamcinolone: warfarin
triamterene: valsartan, zoledronic acid
triazolam: voriconazole
trimipramine: valproate, ziprasidone
valproate: zidovudine
vardenafil: voriconazole, ziprasidone
venlafaxine: ziprasidone, zolmitriptan
vilazodone: zolmitriptan
vinblastine: voriconazole
vincristine: voriconazole
vinorelbine: voriconazole
vitamin E: warfarin
voriconazole: ziprasidone
warfarin: zafirlukast
`,
}

const pairsIn = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', others = ''] = line.split(': ')
      return others.split(', ').map((other) => [one, other] as const)
    })

export const vaCritical = pairsIn(vaPairs.critical)
export const vaSignificant = pairsIn(vaPairs.significant)

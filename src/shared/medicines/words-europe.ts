import { wordsOf } from './words'

const listed = (words: string): ReadonlySet<string> => new Set(wordsOf(words))

/** Forms put on one place, in German, French, Spanish, Italian, Dutch, Portuguese and Nordic languages. */
export const europeanLocalForms = {
  skin: listed(`
    Salbe Salben Creme Cremes Hydrogel Wundsalbe Hautcreme Hautspray Haut pommade crème crèmes peau
    cutané cutanée pomada pomadas crema cremas ungüento loción champú cutáneo cutánea tópico tópica
    pomata unguento lozione cutaneo cutanea zalf zalven huid unguentum pasta salva salve krem kräm
    hud loção
  `),
  eye: listed(`
    Augentropfen Augensalbe Augengel Auge Augen collyre collyres ophtalmique ophtalmiques colirio
    colirios oftálmico oftálmica oftálmicos oftálmicas collirio colliri oftalmico oftalmica
    oftalmiche oogdruppels oogzalf ooggel colírio colírios øjendråber øjensalve øyedråper øyesalve
    ögondroppar ögonsalva
  `),
  ear: listed(`
    Ohrentropfen Ohr auriculaire auriculaires ótico ótica óticos óticas auricolare auricolari oordruppels
    øredråber øredråper örondroppar
  `),
  elsewhere: listed(`
    Schaum Mundspülung Vaginalcreme Vaginaltablette Vaginaltabletten Vaginalzäpfchen mousse ovule
    ovules vaginale vaginaux espuma óvulo óvulos vaginales schiuma ovulo ovuli vaginali collutorio
    schuim skum vagitorier
  `),
} as const

/** Forms that are swallowed or injected. */
export const europeanForms: ReadonlySet<string> = listed(`
  Tablette Tabletten Tbl Tabl Tablett Filmtablette Filmtabletten Brausetablette Brausetabletten
  Kautabletten Lutschtabletten Schmelztabletten Trinktabletten Dragee Dragees Drg Kapsel Kapseln
  Kps Hartkapseln Weichkapseln Saft Trockensaft Sirup Injektionslösung Infusionslösung Injektion
  Infusion Beutel Btl Zäpfchen Supp Suppositorien Fertigspritze Fertigspritzen Fertigpen Einnehmen
  comprimé comprimés cpr gélule gélules sachets sirop suppositoire suppositoires suppo buvable
  sécable sécables pelliculé pelliculés effervescents granulés stylo comprimido comprimidos cápsula
  cápsulas jarabe sobre sobres supositorio supositorios inyectable grageas tableta tabletas pluma
  efervescentes masticables bucodispersables recubierto recubiertos película compressa compresse
  cps capsula capsule sciroppo bustina bustine supposta supposte iniettabile granulato rivestite
  rivestita effervescenti masticabili orodispersibili orosolubili penna siroop stroop zetpil
  zetpillen zakje zakjes injectie kauwtabletten bruistabletten filmomhulde xarope supositório
  supositórios injetável saqueta saquetas pastilhas revestido revestidos efervescente mastigáveis
  orodispersíveis tabletter kapsler kapslar mikstur stikpiller stolpiller suppositorier
  brusetabletter brustabletter tyggetabletter tuggtabletter filmovertrukne filmdragerad
  filmdragerade injektionsvätska injektionsvæske
`)

/** Forms that leave open where they act: drops may be swallowed, or be for the eye. */
const otherForms = listed(`
  Tropfen Trpf Lösung Pulver Granulat Ampulle Ampullen Durchstechflasche gouttes goutte poudre
  flacon gotas ampolla ampollas solución suspensión polvo vial viales gocce fiala fiale soluzione
  sospensione polvere flaconcino druppels ampul poeder oplossing ampola ampolas solução suspensão
  dråber dråper droppar dräpper lösning opløsning oppløsning Pflaster Nasenspray Nasentropfen
  Dosieraerosol Inhalationslösung Inhalationspulver Inhalator Hub Hübe Stoß Stöße Sprühstoß
  Sprühstöße inhalateur bouffée bouffées pulvérisation pulvérisations parche parches inhalador
  inhalación inhalaciones pulverización pulverizaciones aerosol cerotto cerotti inalatore spruzzo
  spruzzi pleister pleisters neusspray plåster plaster nässpray næsespray Stoss Stösse Sprühstösse
`)

/** Release when written out. */
const release = listed(`
  Retardtablette Retardtabletten Retardkapsel Retardkapseln Depottabletten magensaftresistent
  magensaftresistente libération prolongée modifiée gastrorésistant gastrorésistants gastrorésistante
  gastrorésistantes liberación prolongada modificada gastrorresistente gastrorresistentes rilascio
  prolungato modificato gastroresistente gastroresistenti libertação depottabletter depotkapsler
  depotkapslar enterotabletter enterokapsler
`)

const units = listed('IE UI Mio Mill mikrog Stk Stück')

const allForms: ReadonlySet<string> = new Set([
  ...europeanForms,
  ...otherForms,
  ...release,
  ...Object.values(europeanLocalForms).flatMap((words) => [...words]),
])

/** Between a form and what it is of: 'jarabe de paracetamol', 'comprimés à libération prolongée'. */
const between = listed('de di da en con com mit zu zum à a')

/** Whether the word at this place only says form or dose, in another language than English. */
export function isEuropeanBeside(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (between.has(word)) return allForms.has(words[at - 1] ?? '')
  return allForms.has(word) || units.has(word)
}

/**
 * Makers of generic medicines, and marks of such. After an ingredient they make no other medicine of
 * it; of anything else they may be the name.
 */
const makers = listed(`
  ratiopharm Hexal Stada Stadapharm AL Aliud 1A Pharma Sandoz Teva Zentiva Mylan Viatris Biogaran Arrow
  EG Labo Cinfa Normon Kern Aurobindo Accord Actavis Heumann Aristo Krka DOC Generici Orion AbZ Puren
  betapharm neuraxpharm Winthrop Cristers EFG
`)

/** Letters that beside an ingredient are its form or package; a brand may be called so. */
const letters = listed('cp N1 N2 N3')

/** Whether the word at this place, after an ingredient, says who makes it, or how it is packed. */
export const isMaker = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? ''
  // '1 A Pharma'.
  if (word === 'a') return words[at - 1] === '1' && words[at + 1] === 'pharma'
  return makers.has(word) || letters.has(word)
}

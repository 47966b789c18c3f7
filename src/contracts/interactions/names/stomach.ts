import { type NamesTable, named } from '../table'

/** Stomach and bowel. */
export const stomach: NamesTable = {
  ingredients: {
    // Stomach and bowel.
    omeprazole: named('omeprazole magnesium', 'Prilosec, Losec'),
    esomeprazole: named('esomeprazole magnesium', 'Nexium'),
    lansoprazole: named('', 'Prevacid, Zoton'),
    dexlansoprazole: named('', 'Dexilant'),
    pantoprazole: named('', 'Protonix, Pantoloc'),
    rabeprazole: named('', 'Aciphex, Pariet'),
    famotidine: named('', 'Pepcid'),
    misoprostol: named('', 'Cytotec'),
    aprepitant: named('fosaprepitant', 'Emend'),
    ondansetron: named('', 'Zofran, Emeset'),
    domperidone: named('', 'Motilium'),
    cisapride: named('', 'Propulsid, Prepulsid'),
    metoclopramide: named('', 'Reglan, Perinorm, Maxolon, Primperan'),
    cimetidine: named('', 'Tagamet'),
    dicycloverine: named('dicyclomine', 'Bentyl'),
    drotaverine: named('', 'Drotin'),
    loperamide: named('', 'Imodium'),
    lactulose: named('', 'Duphalac'),
  },
  products: {},
  covered: [],
}

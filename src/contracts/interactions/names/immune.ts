import { type NamesTable, named } from '../table'

/** Immune system and cancer. */
export const immune: NamesTable = {
  ingredients: {
    // Immune system and cancer.
    ciclosporin: named('cyclosporine, cyclosporin, ciclosporine', 'Neoral, Sandimmune, Gengraf'),
    tacrolimus: named('', 'Prograf, Advagraf, Envarsus'),
    sirolimus: named('', 'Rapamune'),
    everolimus: named('', 'Afinitor, Certican, Zortress, Votubia'),
    azathioprine: named('', 'Imuran, Azasan'),
    mercaptopurine: named('6-mercaptopurine, 6-MP', 'Purinethol'),
    methotrexate: named('MTX', 'Trexall, Rheumatrex'),
    irinotecan: named('', 'Camptosar, Campto'),
    tamoxifen: named('', 'Nolvadex'),
    apalutamide: named('', 'Erleada'),
    enzalutamide: named('', 'Xtandi'),
    mitotane: named('', 'Lysodren'),
    ceritinib: named('', 'Zykadia'),
    crizotinib: named('', 'Xalkori'),
    idelalisib: named('', 'Zydelig'),
    imatinib: named('', 'Gleevec, Glivec'),
    lorlatinib: named('', 'Lorbrena, Lorviqua'),
    ribociclib: named('', 'Kisqali'),
    tucatinib: named('', 'Tukysa'),
    vandetanib: named('', 'Caprelsa'),
    'arsenic trioxide': named('', 'Trisenox'),
    anagrelide: named('', 'Agrylin, Xagrid'),
    danazol: named('', 'Danocrine'),
    sevoflurane: named('', 'Ultane'),
    cocaine: named(),
    levomethadyl: named('levacetylmethadol, LAAM'),
  },
  products: {},
  covered: [],
}

import { type NamesTable, named, product } from '../table'

/** Malaria, worms and mites. */
export const malariaAndWorms: NamesTable = {
  ingredients: {
    chloroquine: named('', 'Aralen, Avloclor, Lariago, Resochin'),
    hydroxychloroquine: named('HCQ', 'Plaquenil, HCQS'),
    mefloquine: named('', 'Lariam'),
    quinine: named(),
    primaquine: named(),
    artemether: named(),
    lumefantrine: named(),
    artesunate: named('', 'Falcigo, Larinate'),
    atovaquone: named('', 'Mepron, Wellvone'),
    proguanil: named('', 'Paludrine'),
    sulfadoxine: named('sulphadoxine'),
    pyrimethamine: named('', 'Daraprim'),
    halofantrine: named('', 'Halfan'),
    pentamidine: named('', 'Pentam'),
    miltefosine: named('', 'Impavido'),
    albendazole: named('', 'Zentel, Bandy, Albenza, Eskazole, Noworm'),
    mebendazole: named('', 'Vermox, Mebex'),
    ivermectin: named('', 'Stromectol, Ivecop, Ivermectol'),
    praziquantel: named('', 'Biltricide'),
    diethylcarbamazine: named('DEC', 'Hetrazan, Banocide'),
    pyrantel: named('pyrantel pamoate'),
    niclosamide: named(),
    levamisole: named(),
    permethrin: named('', 'Lyclear, Elimite'),
  },
  products: {
    Coartem: product(['artemether', 'lumefantrine'], '', 'Riamet, Lumerax'),
    Malarone: product(['atovaquone', 'proguanil']),
    Fansidar: product(['sulfadoxine', 'pyrimethamine']),
    'Bandy-Plus': product(['albendazole', 'ivermectin']),
  },
  covered: [
    {
      ingredients: 'permethrin',
      by: {
        title: 'Permethrin (Lyclear), summary of product characteristics, interactions',
        address: 'https://rxreasoner.com/monographs/lyclear/precautions',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'hydroxychloroquine',
      by: {
        title:
          'Chloroquine and hydroxychloroquine drug interactions, Int J Antimicrob Agents 2020;56:106101, table 5',
        address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7366996/table/tbl0005/',
        date: '2026-11-22',
      },
    },
    {
      ingredients: 'albendazole',
      by: {
        title: 'Albendazole (Albendy), prescribing information in Brazil, interactions',
        address:
          'https://bula.medicinanet.com.br/bula/detalhes/351/interacoes_medicamentosas_albendy.htm/amp',
        date: '2026-11-23',
      },
    },
    {
      ingredients: 'mebendazole',
      by: {
        title:
          'Mebendazole (Vermox), summary of product characteristics, precautions and interactions',
        address: 'https://rxreasoner.com/monographs/vermox-tab/precautions',
        date: '2026-11-23',
      },
    },
  ],
}

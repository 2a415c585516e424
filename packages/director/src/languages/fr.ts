import type { LanguageRules } from '../lexical/language-rules.ts'

export const FRENCH: LanguageRules = {
  endings: 's|x',
  nouns: `
man homme|woman femme|boy garçon|girl fille fillette|child enfant|baby bébé|old_man vieillard grand-père grands-pères|old_woman grand-mère grands-mères
king roi|queen reine|prince prince|princess princesse|emperor empereur|knight chevalier|soldier soldat|monk moine|priest prêtre|doctor médecin|nurse infirmière infirmier|teacher professeur instituteur institutrice|student étudiant étudiante élève écolier écolière
farmer fermier fermière paysan paysanne agriculteur|fisherman pêcheur|baker boulanger boulangère|cook cuisinier|carpenter charpentier menuisier|worker ouvrier ouvrière|engineer ingénieur|scientist scientifique chercheur chercheuse|astronaut astronaute|sailor marin|captain capitaine|singer chanteur chanteuse|dancer danseur danseuse|writer écrivain
police_officer policier policière|firefighter pompier|merchant marchand marchande|pirate pirate|wizard magicien sorcier|witch sorcière|blacksmith forgeron|gardener jardinier|shepherd berger bergère
family famille|crowd foule|mother mère|father père
cat chat chatte|dog chien chienne chiot|fox renard|wolf loup|bear ours|lion lion lionne|tiger tigre|elephant éléphant|horse cheval chevaux|cow vache|pig cochon|sheep mouton brebis agneau agneaux|goat chèvre|donkey âne|rabbit lapin lièvre|mouse souris|squirrel écureuil|hedgehog hérisson|deer cerf biche|monkey singe
bird oiseau oiseaux|owl hibou hiboux chouette|duck canard|chicken poule|eagle aigle|swan cygne|penguin manchot pingouin|parrot perroquet|dove colombe|fish poisson|shark requin|whale baleine|dolphin dauphin|octopus pieuvre poulpe|frog grenouille|turtle tortue|snake serpent|crocodile crocodile|dragon dragon|dinosaur dinosaure|butterfly papillon|bee abeille|ant fourmi|spider araignée|snail escargot
tree arbre|flower fleur|sunflower tournesol|mushroom champignon|apple pomme|pear poire|lemon citron|banana banane|grape raisin|strawberry fraise|cherry cerise|tomato tomate|potato pomme_de_terre pommes_de_terre|carrot carotte|onion oignon|garlic ail!|bread pain|cheese fromage|egg œuf oeuf|milk lait!|butter beurre|honey miel|rice riz!|cake gâteau gâteaux|pizza pizza|soup soupe|salt sel!|flour farine|coffee café!|tea thé!|wine vin!|beer bière|meat viande|chocolate chocolat
house maison|hut cabane chaumière|castle château châteaux|church église|tower tour!|bridge pont|windmill moulin_à_vent|lighthouse phare|factory usine|hospital hôpital hôpitaux|prison prison|pyramid pyramide|door porte!|window fenêtre|chair chaise|table table|bed lit!|lamp lampe|lantern lanterne|candle bougie chandelle|mirror miroir|basket panier|bucket seau seaux|broom balai|bottle bouteille|cup tasse|plate assiette|book livre!|book livres!|newspaper journal!|pencil crayon
smartphone smartphone téléphone_portable|telephone téléphone|computer ordinateur|television télévision téléviseur|radio radio|camera appareil_photo|robot robot|car voiture|bus autobus|taxi taxi|truck camion|train train!|train trains!|airplane avion|helicopter hélicoptère|bicycle vélo bicyclette|motorcycle moto!|ship navire paquebot|boat bateau bateaux barque|sailboat voilier|rocket fusée|tractor tracteur|umbrella parapluie|suitcase valise
hat chapeau chapeaux|shoe chaussure|coat manteau manteaux|glasses lunettes|crown couronne|hammer marteau marteaux|ladder échelle!|rope corde|guitar guitare|violin violon|piano piano|drum tambour|trumpet trompette|flute flûte|ball balle|coin pièce_de_monnaie pièces_de_monnaie|telescope télescope|microscope microscope|anchor ancre
moon lune|sun soleil|star étoile|cloud nuage|rainbow arc-en-ciel|volcano volcan|mountain montagne|island île|earth terre!|sky ciel|waterfall cascade|planet planète|satellite satellite
forest forêt|sea mer! mers! océan|river rivière fleuve|beach plage|village village|city ville|field champ!|field champs!|garden jardin|desert désert|street rue!|kitchen cuisine!|bedroom chambre!|library bibliothèque|laboratory laboratoire|cave grotte|jungle jungle
hour/night nuit! minuit|hour/dusk soir crépuscule|hour/dawn aube aurore
weather/rain pluie pleut pleuvait pleuvra|weather/snow neige neigeait|weather/fog brouillard brume|weather/storm orage tempête`,
  none: 'aucun aucune sans pas_de pas_d jamais_de',
  not: 'pas jamais personne rien ni',
  like: 'comme tel telle',
  more: 'plus moins aussi',
  than: 'que',
  if: 'si',
  possessive: 'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs',
  old: 'vieux! vieil! vieille vieilles! âgé',
  numbers: `2 deux|3 trois|4 quatre|5 cinq|6 six|7 sept|8 huit|9 neuf|10 dix|11 onze|12 douze|13 treize|14 quatorze|15 quinze|16 seize|20 vingt|30 trente|40 quarante|50 cinquante|60 soixante|100 cent|1000 mille`,
  many: 'milliers centaines millions beaucoup nombreux nombreuses',
  dead: 'mort! morts! morte! mourut mourir assassin tué tuée exécuté noyé',
  up: 'augment grimp! monté!',
  down: 'baiss diminu chut! chuté!',
  actions: `sleep dort! dormait dorment dormir|run court! courait courent|walk marche marchait marchent|swim nage! nageait|read lit_un lisait|write écrit! écrivait écrivent|eat mange|drink boit! buvait|dance danse|sing chante|sit assis|cry pleure|laugh rit! riait|climb grimpe`,
  empty: "qu' d' l' n' jamais certaine environ dès aujourd'hui même",
}

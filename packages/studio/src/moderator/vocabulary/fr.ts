import type { Vocabulary } from './vocabulary.ts'

export const fr: Vocabulary = {
  sexual:
    'porno, pornos, pornographi*, scene de sexe, scenes de sexe, sexe oral, sexe anal, partouze*, pipe sexuelle, baise-moi, baiser une, video* de sexe, femme* nue*, fille* nue*, scene de viol, la violer, sodomie, putes, fait l amour, font l amour, faire l amour sauvagement, couchent ensemble nus, sexe sauvage, rapport sexuel, rapports sexuels filmes, masturb*',
  harmless:
    'bombe de bain, bombes de bain, bombe glacee, bombe de peinture, bombes de peinture, bombe atomique, pieds nus, tete nue, verite nue',
  minors: 'enfant*, fillette*, garçonnet*, mineur, mineure*, mineurs, adolescent*, ecoliere*, bebe*, petite fille, petites filles',
  sexualized: 'nu, nue, nues, nus, sexy, porno*, erotiqu*, lingerie, deshabill*, sexe avec',
  childAbuse: 'pornographie infantile, pedopornograph*, pedophil*',
  violence:
    'je vais te tuer, je vais tuer, je vais le tuer, je vais la tuer, je veux tuer, comment tuer son*, comment tuer sa, comment tuer mon, comment tuer ma, comment tuer quelqu*, comment assassiner, comment empoisonner son, comment empoisonner ma, decapitation*, video* de torture*, bain de sang, fusillade dans mon, tirer dans mon ecole, tuer ma femme, tuer tous',
  selfHarm:
    'je veux mourir, je veux me tuer, je vais me tuer, comment se suicider, comment me suicider, me suicider, me tailler les veines, m ouvrir les veines, tue-toi, suicide-toi, en finir avec ma vie',
  cut: 'je m ouvre, je me taille, m ouvrir, je me coupe, me couper, je coupe',
  wrists: 'les veines, les poignets, mes veines, mes poignets',
  deny: 'ne, pas, jamais',
  instructions:
    'comment faire, comment fabriquer, comment construire, faire une, fabriquer une, fabriquer un, construire une, tutoriel pour, recette de, instructions pour, assembler, etape par etape, monter, construis, fabrique, preparer, prepare, concevoir',
  weapons:
    'bombe artisanale, bombe, bombes, explosif*, cocktail molotov, ricine, gaz sarin, silencieux, bombe a clous, engin explosif, grenade*',
  trade:
    'vends, a vendre, achete, ou acheter, comment cuisiner, comment fabriquer, comment faire, achetez, acheter, commandez, commander, livraison de, vente de, pas cher*',
  drugs:
    'cocaine, heroine pure, de l heroine, heroine, methamphetamine*, fentanyl, ecstasy, mdma, lsd, pilules de mdma, ecstasy, drogues, drogues dures, crack, cannabis',
  hate: 'heil hitler, pouvoir blanc, sale juif*, sale arabe*, sale noir*, bougnoule*, youpin*, negro*, sale pede*, race superieure',
  groups: 'juif*, musulman*, noirs, arabes, gays, homosexuels, immigres, gitans, femmes, refugies, roms',
  exterminate:
    'il faut tuer les, il faut tuer tous les, il faut exterminer les, mort aux, tuez les, tuez tous les, gazez les, je hais les, tuer tous les',
  despise:
    'sont des ordures, sont des animaux, sont des rats, sont des parasites, sont de la vermine, sont inferieur*, sont des sous-hommes, doivent mourir, meritent de mourir, sont des terroristes, sont des criminels, sont une plaie, il faut les fusiller, il faut les tuer, meritent la mort, doivent crever, devraient mourir',
  regimes: 'nazi*, hitler, daech, etat islamique, holocauste, shoah',
  praise: 'est genial*, avait raison, etait un heros, sont des heros, vive, est un mensonge, n a jamais existe, est formidable',
}

import type * as english from '../suggestions.ts'
import type { Translation } from '../locale/translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  'cat-webinar': {
    text: 'Webinaire du chat',
    fullScript: `Bonjour et bienvenue au premier webinaire entièrement animé par une chatte. Elle s’appelle Biscotte et n’a préparé aucune diapositive.

Leçon numéro un : le clavier est la place la plus chaude de la maison. Installez-vous avant le début de la réunion. Votre message sera long, et il sera sincère.

Leçon numéro deux : un verre d’eau au bord du bureau est une question. Une patte douce est la réponse.

Leçon numéro trois : quand quelqu’un montre un graphique, levez-vous lentement et traversez l’écran. Maintenant, tout le monde écoute.

Dernière leçon : reposez-vous. Trouvez la seule tache de soleil du bureau et laissez passer l’après-midi.

Des questions ? Biscotte s’est déjà endormie.`,
  },
  'puma-intro': {
    text: 'Le puma',
    fullScript: `Tout en haut de la vallée, là où le vent peigne l’herbe dorée, deux yeux couleur d’ambre s’ouvrent.

Voici le puma. Aucun autre félin ne porte autant de noms, et presque personne ne le voit jamais.

Il sort à la tombée du jour. Chaque patte se pose là où aucune branche ne craque. Sa longue queue le garde en équilibre sur la falaise.

Près du ruisseau, un cerf lève la tête. Le puma s’arrête, une patte en l’air. Puis viennent cinq secondes de pure vitesse.

Ce soir, le cerf est plus rapide. Le puma secoue la poussière de son pelage et regarde les premières étoiles.

Demain, il essaiera encore. Ces montagnes sont sa maison.`,
  },
  'travel-in-asia': {
    text: 'Voyage en Asie',
    fullScript: `Imaginez toute l’Asie posée sur une table, si petite qu’on la traverse en une seule journée.

Nous partons de Kyoto avant le lever du soleil. Un moine minuscule balaie les marches du temple, et des feuilles d’érable rouges tombent doucement.

Au petit déjeuner, nous sommes à Hanoï. Les scooters bourdonnent autour du lac, et un bol de soupe pas plus grand qu’un dé fume au soleil.

À midi, une barque en bois nous emmène entre les rochers verts de la baie. Un pêcheur nous salue.

Le soir, les lanternes du marché de Bangkok s’allument, et l’air sent la mangue et la pluie.

À minuit, le petit train grimpe dans la neige de l’Himalaya. Où irons-nous demain ?`,
  },
  'tech-innovations': {
    text: 'Innovations',
    fullScript: `Appuyez sur « Start ». Votre poche va devenir une machine à remonter le temps.

Niveau un : un ordinateur remplit une pièce entière. Il ronronne, il clignote, et il sait faire moins de choses que la montre à votre poignet.

Niveau deux : la machine tient sur un bureau. Un petit écran brille en vert dans une chambre sombre, et une enfant écrit la première ligne d’un jeu.

Niveau trois : les fils disparaissent. Les téléphones prennent des photos et retrouvent le chemin de la maison.

Niveau quatre : les robots sortent du laboratoire. Ils arrosent les champs et explorent la poussière rouge de Mars.

Le dernier niveau est encore vide. Il est peut-être dans votre carnet.`,
  },
}

import type { LanguageRules } from '../lexical/language-rules.ts'

export const SPANISH: LanguageRules = {
  endings: 's|es',
  nouns: `
man hombre|woman mujer|boy niño chico muchacho|girl niña chica muchacha|baby bebé|old_man anciano abuelo|old_woman anciana abuela
king rey!|king reyes!|queen reina|prince príncipe|princess princesa|emperor emperador|knight caballero|soldier soldado|monk monje|priest sacerdote|doctor médico médica doctor doctora|nurse enfermera enfermero|teacher maestro maestra profesor profesora|student estudiante alumno alumna
farmer granjero granjera agricultor campesino campesina|fisherman pescador|baker panadero panadera|cook cocinero cocinera|carpenter carpintero|worker obrero obrera trabajador trabajadora|engineer ingeniero ingeniera|scientist científico científica|astronaut astronauta|pilot piloto!|sailor marinero|captain capitán capitana|singer cantante|dancer bailarín bailarina|writer escritor escritora|painter pintor pintora
police_officer policía!|firefighter bombero|merchant comerciante mercader|pirate pirata|wizard mago hechicero|witch bruja|blacksmith herrero|gardener jardinero jardinera|shepherd pastor pastora
family familia!|crowd multitud|mother madre|father padre
cat gato gata|dog perro perra cachorro|fox zorro zorra|wolf lobo loba|bear oso osa|lion león leones leona|tiger tigre|elephant elefante|horse caballo|cow vaca|pig cerdo|sheep oveja cordero|goat cabra|donkey burro asno|rabbit conejo liebre|mouse ratón ratones|squirrel ardilla|hedgehog erizo|deer ciervo venado|monkey mono!|monkey monos!
bird pájaro|owl búho lechuza|duck pato|chicken gallina|eagle águila|swan cisne|penguin pingüino|parrot loro papagayo|dove paloma|fish pez! peces|shark tiburón tiburones|whale ballena|dolphin delfín delfines|octopus pulpo|frog rana|turtle tortuga|snake serpiente|crocodile cocodrilo|dragon dragón dragones|dinosaur dinosaurio|butterfly mariposa|bee abeja|ant hormiga|spider araña|snail caracol
tree árbol|flower flor|sunflower girasol|mushroom seta hongo|apple manzana|pear pera!|pear peras!|lemon limón limones|banana plátano|grape uva|strawberry fresa|cherry cereza|tomato tomate|potato patata|carrot zanahoria|onion cebolla|garlic ajo!|bread pan! panes!|cheese queso|egg huevo|milk leche|butter mantequilla|honey miel|rice arroz|cake pastel tarta|pizza pizza|soup sopa|salt sal!|flour harina|coffee café|tea té!|wine vino!|beer cerveza|meat carne|chocolate chocolate
house casa!|house casas!|hut cabaña|castle castillo|church iglesia|tower torre|bridge puente|windmill molino_de_viento|lighthouse faro|factory fábrica|hospital hospital|prison prisión cárcel|pyramid pirámide|door puerta|window ventana|chair silla|table mesa|bed cama|lamp lámpara|lantern farol linterna|candle velas! candela|mirror espejo|basket cesta canasta|bucket cubo_de_agua balde|broom escoba|bottle botella|cup taza|plate plato!|book libro|newspaper periódico|map mapa|pencil lápiz lápices
smartphone teléfono_móvil smartphone teléfono_celular|telephone teléfono|computer ordenador computadora|television televisor televisión|radio radio!|camera cámara|robot robot|car coche automóvil|bus autobús|taxi taxi|truck camión camiones|train tren|airplane avión aviones|helicopter helicóptero|bicycle bicicleta|motorcycle motocicleta|ship barco buque|boat barca bote|sailboat velero|rocket cohete|tractor tractor|balloon globo!|balloon globos!|umbrella paraguas|suitcase maleta
hat sombrero|shoe zapato|coat abrigo|glasses gafas|crown corona!|hammer martillo|rope cuerda|guitar guitarra|violin violín violines|piano piano|drum tambor|trumpet trompeta|flute flauta|ball pelota|coin monedas!|telescope telescopio|microscope microscopio|anchor ancla
moon luna|sun sol!|star estrellas!|cloud nube|rainbow arcoíris|volcano volcán volcanes|mountain montaña|island isla|sky cielo|waterfall cascada catarata|planet planeta|satellite satélite|fire hoguera
forest bosque|sea mar! mares! océano|river río!|river ríos!|beach playa|village pueblo_pequeño aldea|city ciudad|field prado|garden jardín jardines|desert desierto|street calle|kitchen cocina!|bedroom dormitorio|library biblioteca|laboratory laboratorio|cave cueva|jungle selva jungla
hour/night noche! medianoche|hour/dusk atardecer anochecer|hour/dawn amanecer madrugada
weather/rain lluvia llueve llovía lloverá llovió|weather/snow nieve nieva nevaba nevó|weather/fog niebla|weather/storm tormenta tempestad`,
  none: 'ningún ninguna ninguno sin',
  not: 'no nunca nadie nada jamás tampoco',
  like: 'como igual_que',
  more: 'más menos mayor menor mejor peor',
  than: 'que de',
  if: 'si',
  possessive: 'mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra',
  old: 'viejo vieja ancian',
  numbers: `2 dos|3 tres|4 cuatro|5 cinco|6 seis|7 siete|8 ocho|9 nueve|10 diez|11 once|12 doce|13 trece|14 catorce|15 quince|20 veinte|30 treinta|40 cuarenta|50 cincuenta|60 sesenta|70 setenta|80 ochenta|90 noventa|100 cien ciento`,
  many: 'miles cientos millones muchos muchas',
  dead: 'murió murieron muert asesinad asesinó mató mataron ejecutad ahog',
  up: 'subió! sube! aument creció!',
  down: 'bajó! baja! cayó! disminu descend',
  actions: `sleep dorm duerm|run corr|walk camina caminó paseab|swim nada! nadaba|read lee! leía|write escrib|eat come! comía comen!|drink bebe bebía|cook cocinab cocinaba horne|dance baila|sing canta!|sing cantaba|sit sentad|cry llora|laugh ríe reía|climb escala! trepa`,
  empty: 'cada día hay había tenía tiene',
}

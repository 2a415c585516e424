import type * as english from '../suggestions.ts'
import type { Translation } from '../locale/translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  'cat-webinar': {
    text: 'Seminario del gato',
    fullScript: `Buenos días y bienvenidos al primer seminario en línea impartido por una gata. Se llama Galleta y no ha preparado ninguna diapositiva.

Primera lección: el teclado es el asiento más calentito de la casa. Siéntate antes de que empiece la reunión. Tu mensaje será largo y muy sincero.

Segunda lección: un vaso de agua al borde de la mesa es una pregunta. Una pata suave es la respuesta.

Tercera lección: cuando alguien muestre un gráfico, levántate despacio y cruza la pantalla. Ahora todos prestan atención.

Última lección: descansa. Busca el único rincón de sol de la oficina y deja pasar la tarde.

¿Preguntas? Galleta ya se ha dormido.`,
  },
  'puma-intro': {
    text: 'El puma',
    fullScript: `En lo alto del valle, donde el viento peina la hierba dorada, se abren dos ojos color ámbar.

Es el puma. Tiene más nombres que ningún otro felino, y casi nadie llega a verlo.

Sale al anochecer. Cada pata se posa donde ninguna rama puede crujir, y su larga cola lo mantiene firme en el borde de la roca.

Junto al arroyo, un ciervo levanta la cabeza. El puma se detiene con una pata en el aire. Luego llegan cinco segundos de pura velocidad.

Esta noche el ciervo es más rápido. El puma se sacude el polvo y mira las primeras estrellas.

Mañana lo intentará de nuevo. Estas montañas son su casa.`,
  },
  'travel-in-asia': {
    text: 'Viaje por Asia',
    fullScript: `Imagina que toda Asia cabe sobre una mesa y se puede cruzar a pie en un solo día.

Salimos antes del amanecer en Kioto. Un monje diminuto barre los escalones del templo, y caen hojas rojas de arce.

A la hora del desayuno estamos en Hanói. Las motos zumban alrededor del lago y sale vapor de un plato de sopa no mayor que un dedal.

A mediodía, una barca de madera nos lleva entre las torres verdes de la bahía.

Por la noche se encienden los faroles del mercado de Bangkok, y huele a mango y a lluvia.

A medianoche el trenecito sube a la nieve del Himalaya. ¿Adónde vamos mañana?`,
  },
  'tech-innovations': {
    text: 'Avances técnicos',
    fullScript: `Pulsa inicio. Tu bolsillo está a punto de convertirse en una máquina del tiempo.

Primer nivel: un ordenador llena una sala entera. Zumba, parpadea y puede menos que el reloj de tu muñeca.

Segundo nivel: la máquina cabe en una mesa. Una pantalla verde brilla en un cuarto oscuro, y una niña escribe la primera línea de un juego.

Tercer nivel: desaparecen los cables. Los teléfonos hacen fotos y encuentran el camino a casa.

Cuarto nivel: los robots salen del laboratorio. Riegan los campos y exploran el polvo rojo de Marte.

El último nivel sigue vacío. Quizá esté en tu cuaderno.`,
  },
}

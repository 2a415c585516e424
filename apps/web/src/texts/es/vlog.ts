import type * as english from '../vlog.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: 'Título, formato y sonido',
  castHint: 'Hasta dos. El primero cuenta la historia.',
  topic: {
    label: 'Tema del vlog',
    placeholder: '¿Qué pasa hoy? Escribe @ para mencionar a un personaje.',
    help: 'Escribe @ para mencionar a un personaje',
    menuLabel: 'Personajes para mencionar',
    noMatch: 'No se encontró ninguno',
    characterRequired: 'Primero selecciona un personaje',
  },
  activities: {
    label: 'Prueba',
    needsCharacter: 'Primero selecciona un personaje para usar las sugerencias de actividades.',
    list: [
      { name: 'Preparar la cena', text: 'prepara la cena en una cocina pequeña. De las ollas sale vapor, y después toca probar.' },
      { name: 'Correr temprano', text: 'sale a correr por el parque al amanecer. Los pájaros despiertan y la ciudad sigue en silencio.' },
      {
        name: 'Día de viaje',
        text: 'toma el tren hacia el mar. Una maleta, un asiento junto a la ventana y la primera vista de las olas.',
      },
      { name: 'Noche gamer', text: 'juega videojuegos en la sala por la noche, con pizza y luces de colores.' },
      { name: 'Trabajar en un café', text: 'trabaja con la laptop en un café acogedor mientras la lluvia corre por la ventana.' },
      { name: 'Ir al gimnasio', text: 'entrena en el gimnasio. Calentamiento, pesas grandes y un descanso bien merecido.' },
    ],
  },
  title: 'Título',
  duration: 'Duración',
  durationOf: (seconds) => `${seconds} s`,
  shots: (count) => plural(count, { one: `${count} toma`, other: `${count} tomas` }),
  priceNote: 'El precio de cada toma depende de sus modelos.',
  validation: {
    character: 'Selecciona un personaje',
    topic: 'Describe la actividad',
    mention: 'Usa @ para mencionar al personaje en el tema del vlog (por ejemplo, “@personaje prepara la cena”)',
    unmarked: (word) => `${word} es solo texto. Elige el personaje en la lista que se abre con @, o quita la @`,
    topicTooLong: (limit) => `Usa ${limit} caracteres como máximo para el tema`,
    aspect: 'Selecciona una relación de aspecto',
    title: 'Escribe un título',
    titleTooLong: (limit) => `Usa ${limit} caracteres como máximo para el título`,
    duration: 'Duración no admitida',
  },
}

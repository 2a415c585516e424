import type * as english from '../../editor/properties.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

export const propertiesTexts: Translation<typeof english.propertiesTexts> = {
  label: 'Propriedades',
  noSelection: 'Selecione um item para editar',
  musicBeyondFilm: 'A música continua depois do último clipe, sobre uma imagem preta.',
  followsFilm:
    'Esta música acompanha o filme: quando o fim do último clipe muda, ela é cortada ou repetida para terminar ali. Mova ou apare a música para deixá-la como está.',
  trimMusic: 'Aparar música ao filme',
  audioEditor: 'Editor de áudio',
  types: {
    video: 'Vídeo',
    image: 'Imagem',
    audio: 'Narração',
    caption: 'Legenda',
    overlay: 'Plano com falha',
    logo: 'Logo',
    title: 'Título',
    shape: 'Forma',
    sticker: 'Figurinha',
  },
  delete: 'Excluir',
  untitled: 'Sem título',
  volume: 'Volume',
  speed: 'Velocidade',
  fadeIn: 'Fade de entrada',
  fadeOut: 'Fade de saída',
  duration: 'Duração',
  longImage: (seconds) => `Esta imagem dura ${seconds} s. Encurte-a na linha do tempo para definir a duração aqui.`,
  mixed: 'Vários',
  severalSelected: (count) => plural(count, { one: `${count} item selecionado`, other: `${count} itens selecionados` }),
  volumeOfAll: (count) => (count === 1 ? 'Volume do único item com som.' : `Volume dos ${count} itens com som.`),
  noAudio: 'Nenhum destes itens tem som.',
  deleteSeveral: (count) => plural(count, { one: `Excluir ${count} item`, other: `Excluir ${count} itens` }),
  failed: 'Não foi possível gerar este plano. Nenhum crédito usado.',
  seconds: (seconds) => `${seconds} s`,
  detail: {
    title: 'Detalhes da história',
    hint: 'Selecione um item na linha do tempo para editá-lo.',
    script: 'Roteiro',
    topic: 'Tema',
    lyrics: 'Letra',
    style: 'Estilo',
    voice: 'Voz',
    characters: 'Personagens',
    music: 'Música',
    noMusic: 'Nenhuma',
    film: 'Filme',
    filmFacts: (length, shots) => plural(shots, { one: `${length}, ${shots} plano`, other: `${length}, ${shots} planos` }),
    size: 'Tamanho',
    sizeFacts: (width, height, ratio, fps) => `${width} × ${height} (${ratio}), ${fps} fps`,
    imageModel: 'Imagens de',
    clipModel: 'Clipes de',
    captions: 'Legendas',
    captionCount: (lines, isShown) => {
      if (lines === 0) return 'Nenhuma'
      if (isShown) return plural(lines, { one: `${lines} linha`, other: `${lines} linhas` })
      return plural(lines, { one: `${lines} linha, oculta`, other: `${lines} linhas, ocultas` })
    },
  },
}

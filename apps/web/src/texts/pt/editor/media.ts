import type * as english from '../../editor/media.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'
import { genreOf, moodsOf, songChoiceOf } from '../music/song-words.ts'

const plural = pluralOf('pt')

const TYPES: Readonly<Record<string, string>> = { video: 'vídeo', image: 'imagem', audio: 'áudio', file: 'arquivo' }

export const mediaTexts: Translation<typeof english.mediaTexts> = {
  tabs: { videos: 'Vídeos', images: 'Imagens', music: 'Música', voiceover: 'Narração', captions: 'Legendas' },
  tabsLabel: 'Mídia',
  count: {
    videos: (count) => plural(count, { one: `${count} vídeo`, other: `${count} vídeos` }),
    images: (count) => plural(count, { one: `${count} imagem`, other: `${count} imagens` }),
    music: (count) => plural(count, { one: `${count} música`, other: `${count} músicas` }),
    voiceover: (count) => plural(count, { one: `${count} gravação`, other: `${count} gravações` }),
  },
  menu: { add: 'Adicionar', create: 'Criar', upload: 'Enviar', history: 'Histórico', browse: 'Explorar' },
  empty: {
    videos: { title: 'Ainda não há vídeos', text: 'Traga seus próprios clipes, crie novos ou pegue alguns das suas outras histórias.' },
    images: {
      title: 'Ainda não há imagens',
      text: 'As imagens ficam alguns segundos na linha do tempo ou são o começo de um novo clipe.',
    },
    music: { title: 'Esta história não tem música', text: 'Escolha uma música da biblioteca ou envie uma sua.' },
    voiceover: { title: 'Ainda não há narração', text: 'Escreva um plano para ser narrado ou envie uma gravação.' },
  },
  dropHere: 'Solte um arquivo para enviá-lo',
  oneFile: 'Só é possível enviar um arquivo por vez. Selecione um único arquivo.',
  fileLabel: 'Arquivo para enviar',

  tile: {
    video: (title, length) => `${title || 'Vídeo sem título'}, ${length}`,
    other: (title) => title || 'Sem título',
    untitled: 'Sem título',
    keys: 'A barra de espaço mostra, Enter adiciona à linha do tempo',
    addLabel: (title) => `Adicionar ${title || 'item'} à linha do tempo`,
    removeLabel: (title) => `Excluir ${title || 'item'}`,
    failedToLoad: 'Falha ao carregar',
    processing: 'A caminho…',
    failed: 'Falhou',
    listen: (title) => `Ouvir ${title}`,
    stop: (title) => `Parar ${title}`,
    unavailable: 'Este som não pode ser reproduzido agora',
  },
  confirm: {
    title: (title) => `Excluir ${title || 'este arquivo'}?`,
    text: 'Ele sai desta história e do seu histórico. Não é possível desfazer.',
    confirm: 'Excluir',
  },
  inUse: {
    video: 'Este vídeo está em uso e não pode ser excluído.',
    image: 'Esta imagem está em uso e não pode ser excluída.',
    other: 'Este arquivo está em uso na linha do tempo e não pode ser excluído.',
    failed: 'Não foi possível remover o arquivo',
  },
  add: { failed: 'Não foi possível adicionar o arquivo' },

  upload: {
    title: 'Falha no envio',
    confirm: 'Entendi',
    unknown: 'Ocorreu um erro desconhecido',
    uploading: 'Enviando',
    processing: 'Processando…',
    cancel: (file) => `Parar de enviar ${file}`,
    failed: 'Falha no envio',
    fileFailed: 'Não foi possível enviar o arquivo',
    saveFailed: 'Não foi possível enviar e salvar',
    http: (status, statusText) => `HTTP ${status}: ${statusText}`,
    retrying: (retry, max) => `A conexão caiu. Enviando de novo (${retry} de ${max})…`,
  },
  errors: {
    unsupported: (file) => `Tipo de arquivo não compatível: ${file}`,
    noLimit: (type) => `Ainda não é possível enviar arquivos deste tipo: ${TYPES[type] ?? type}`,
    tooLarge: (file, max) => `${file} é grande demais (máx. ${max})`,
    wrongType: (file, type) => `${file}: este tipo de arquivo não é aceito aqui (esperado: ${TYPES[type] ?? type})`,
    unknown: 'Tipo de arquivo inválido',
  },

  library: {
    search: 'Buscar entre mais de 200 músicas',
    back: 'Voltar',
    filters: { genres: 'Gênero', moods: 'Clima', tempos: 'Andamento' },
    choice: songChoiceOf,
    clear: 'Limpar filtros',
    noResults: 'Nenhuma música encontrada',
    loading: 'Carregando músicas',
    failed: 'Não foi possível carregar as músicas. Sua história continua salva.',
    retry: 'Tentar de novo',
    resultCount: (count) => plural(count, { one: `${count} música`, other: `${count} músicas` }),
    list: 'Músicas da biblioteca',
    facts: (genre, mood, tempo) => `${genreOf(genre)}, ${moodsOf(mood)}, ${tempo} BPM`,
    preparing: 'Preparando a música…',
    add: (name) => `Adicionar ${name} a esta história`,
    addToTimeline: (name) => `Adicionar ${name} à linha do tempo`,
    added: (name) => `${name} está nesta história`,
    adding: (name) => `Adicionando ${name}`,
  },

  picker: {
    title: { video: 'Seus vídeos', image: 'Suas imagens', audio: 'Seus sons' },
    tabs: { generation: 'Gerados', albums: 'Álbuns', storyAsset: 'Esta história' },
    tabsLabel: 'De onde',
    count: (count, max) => `${count}/${max}`,
    confirm: 'Adicionar',
    use: 'Usar',
    cancel: 'Cancelar',
    added: 'Adicionado',
    loading: 'Carregando',
    failed: 'Não foi possível carregar. Nada se perdeu.',
    retry: 'Tentar de novo',
    empty: {
      generation: 'Nada criado ainda. O que você gera nas suas histórias fica guardado aqui.',
      storyAsset: 'Esta história ainda não tem nenhum.',
      album: 'Este álbum não tem nada deste tipo. Escolha algo em “Gerados” ou “Esta história” e coloque aqui.',
    },
    albums: {
      none: 'Os álbuns guardam o que você usa sempre.',
      list: 'Seus álbuns',
      create: 'Novo álbum',
      name: 'Nome do álbum',
      save: 'Salvar',
      rename: 'Renomear',
      remove: 'Excluir',
      menu: (name) => `O que fazer com ${name}`,
      back: 'Todos os álbuns',
      count: (count) => plural(count, { one: `${count} item`, other: `${count} itens` }),
      confirmTitle: (name) => `Excluir o álbum ${name}?`,
      confirmText: 'As imagens e os sons dele continuam nas suas histórias.',
      failed: 'Não foi possível mudar o álbum. Tente de novo.',
      addTo: 'Colocar em um álbum',
      addedTo: (name) => `Colocado em ${name}`,
    },
  },
}

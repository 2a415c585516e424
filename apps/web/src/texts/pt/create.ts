import type * as english from '../create.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('pt')

const shotCount = (count: number): string => plural(count, { one: `${count} plano`, other: `${count} planos` })
const minuteCount = (count: number): string => plural(count, { one: `${count} minuto`, other: `${count} minutos` })

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'Criar história',
  banners: {
    script_to_video: 'Escreva o que deve ser dito: imagens, voz, música e legendas seguem suas palavras.',
    character_vlog: 'Escolha quem aparece e o que faz: um dia em imagens, com música.',
    music_video: 'Escolha uma música e um tipo: os planos são cortados no ritmo dela, e a letra vira legenda.',
    asmr_video: 'Escolha como um material é tocado: closes, movimentos lentos e o som dele vêm em seguida.',
  },
  back: 'Voltar',
  draftSaved: 'Rascunho salvo',
  builtInEngines: 'Motores integrados em uso',

  undo: { undo: 'Desfazer', redo: 'Refazer' },
  counterLabel: (count, limit) => `${count} de ${limit} caracteres usados`,

  script: {
    label: 'Roteiro da narração',
    placeholder: 'Escreva ou cole o que o narrador diz, ou parta de uma ideia com “Criar roteiro com IA”.',
    createWithAi: 'Criar roteiro com IA',
    rewrite: 'Reescrever com IA',
    rewriting: 'Reescrevendo…',
    autoPolish: 'Polimento automático',
    autoPolishHint: 'Corrige a ortografia e a gramática antes de criar o vídeo',
    try: 'Experimente',
    estimatedLength: (time, shots) => `cerca de ${time}, ${shotCount(shots)}`,
    optionsLabel: 'Imagem e som',
    generating: 'O roteiro está sendo escrito',
    builtInPolishNote: 'Fora do inglês, o roteirista integrado só arruma as palavras',
  },

  asmr: {
    styleLabel: 'Estilo ASMR',
    chooseFirst: 'Escolha um estilo. A cena dele aparece aqui.',
    sceneLabel: 'Cena',
    material: 'Material',
    materials: 'Materiais para escolher',
    optionsLabel: 'Formato, duração e som',
    shots: 'Número de planos',
    shotsHint: (min, max) => `De ${min} a ${max}, com cinco segundos cada`,
    fewer: 'Menos planos',
    more: 'Mais planos',
    generate: 'Gerar',
    reset: 'Redefinir',
    missing: { style: 'Escolha um estilo', material: 'Preencha o material' },
  },

  idea: {
    title: 'Da ideia ao vídeo',
    label: 'Sobre o que é o vídeo?',
    placeholder: 'Por que gatos sentam em teclados',
    cancel: 'Cancelar',
    generate: 'Gerar roteiro',
    generating: 'Escrevendo o roteiro…',
    details: {
      hint: 'É opcional e deixa o roteiro com a sua cara: o roteirista integrado não inventa nada, diz o que você conta.',
      audience: 'Para quem é?',
      audiencePlaceholder: 'pessoas que amam chá',
      facts: 'O que deve dizer?',
      factsHint: 'Até três fatos, um por linha',
      ending: 'Como termina?',
    },
  },
  missingDetails: {
    names: { audience: 'para quem é', facts: 'até três fatos', ending: 'o final' },
    text: (missing) =>
      `Escrito só com o que você informou: o roteirista integrado não sabe mais nada sobre este tema e não inventa nada. Conte mais: ${missing.join(', ')}.`,
    addDetails: 'Contar mais',
  },
  rewriteReview: {
    label: 'O que a reescrita mudou',
    accepted: (accepted, total) =>
      plural(total, { one: `${accepted} de ${total} mudança mantida`, other: `${accepted} de ${total} mudanças mantidas` }),
    acceptAll: 'Manter todas',
    rejectAll: 'Desfazer todas',
    done: 'Pronto',
    replacedBy: 'virou',
    added: 'Adicionado: ',
    removed: 'Removido: ',
  },

  shortScript: {
    title: 'Roteiro muito curto',
    text: 'Seu roteiro de narração é muito curto: o vídeo terá só cerca de 5 segundos. Quer ajuda da IA para ampliá-lo?',
    proceed: 'Continuar assim mesmo',
    rewrite: 'Reescrever com IA',
  },

  validation: {
    scriptRequired: 'Escreva um roteiro',
    scriptTooLong: 'O roteiro é longo demais',
    voice: 'Selecione uma voz válida',
  },

  style: {
    label: 'Estilo do vídeo',
    suggested: (name) => `Sugerido: ${name}`,
    photorealistic: 'Um diorama iluminado e com texturas, com profundidade de campo',
    withProvider: 'Aqui é desenhado como um diorama iluminado. Com um provedor de imagens conectado, parece uma fotografia.',
  },

  voice: {
    label: 'Voz',
    auto: 'Automática',
    autoHint: 'escolhida pelo roteiro',
    listen: (name) => `Ouvir ${name}`,
    stop: (name) => `Parar ${name}`,
    unavailable: 'Esta amostra não pode ser reproduzida agora',
    fetched: (language) => `Voz instalada, ${language}`,
  },

  aspect: { label: 'Proporção', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'Legendas', hint: 'no vídeo, editáveis depois' },

  character: {
    label: 'Personagem',
    none: 'Nenhum',
    hint: 'Faz o papel principal. Sem personagem, só o roteiro decide quem aparece.',
  },

  advanced: {
    label: 'Opções avançadas',
    imageModel: 'Modelo de imagem',
    quality: 'Qualidade da imagem',
    qualities: { low: 'Baixa', medium: 'Média', high: 'Alta' },
    resolution: 'Resolução do modelo',
    videoModel: 'Modelo de vídeo',
    mode: 'Modo',
    noModel: 'Nenhum modelo aqui cria clipes deste tamanho',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'O preço de um vídeo explicativo é o mesmo com todos os modelos.',
      asmr_video: 'O preço de um vídeo ASMR é o mesmo com todos os modelos.',
    },
    imageRefusals: {
      several_characters: 'Vários personagens precisam de seedream4',
      quick_character: 'Não aceita um personagem de referência rápida',
    },
    videoRefusals: { no_start_end_frame: 'Não aceita quadro inicial e final' },
    singleModel: 'Este tipo de vídeo tem um só modelo.',
    whenUnavailable: {
      label: 'Se o provedor estiver fora do ar',
      other_provider: 'Usar outro',
      ask: 'Perguntar',
      notes: {
        other_provider:
          'Outro provedor do mesmo modelo cria o plano, ou a música, pelos mesmos créditos; outra voz narra o filme inteiro de novo, nunca só uma parte. Se não houver nenhum, perguntamos a você.',
        ask: 'Nada mais é criado no lugar e nada é cobrado, e você escolhe quem cria.',
      },
    },
    modes: { lite: 'Leve', standard: 'Padrão', turbo: 'Turbo', pro: 'Pro' },
  },

  bar: {
    minutes: (minutes) => `cerca de ${minuteCount(minutes)}`,
    previewMinutes: (minutes) => `prévia: cerca de ${minuteCount(minutes)}`,
    from: 'a partir de',
    balance: {
      known: '{balance} agora, {after} depois',
      short: '{balance} agora, {missing}',
      available: '{balance} disponíveis',
    },
    missing: (credits) => `faltam ${credits}`,
    freeLeft: (count) => plural(count, { one: `Resta ${count} história GRÁTIS`, other: `Restam ${count} histórias GRÁTIS` }),
    refundNote: 'Os créditos não gastos voltam se uma etapa falhar.',
    priceVaries: {
      music_video: 'Os créditos dependem do modelo escolhido e da duração da música',
      character_vlog: 'Os créditos dependem do modelo escolhido e da duração',
      asmr_video: 'Os créditos dependem do número de planos',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `Criar é grátis com sua história gratuita. Uma prévia não: ${preview} créditos agora e mais ${resume} para continuá-la.`,
    freeCreateUnknown: 'Criar é grátis com sua história gratuita. Uma prévia não: o preço depende da sua música.',
    freeForVisitors: 'Uma conta nova começa com uma história gratuita: criar é grátis então; uma prévia, não.',
    previewOnPhone: 'O storyboard de uma prévia é editado em uma tela mais larga.',
    preview: 'Prévia',
    previewing: 'Criando prévia…',
    create: 'Criar',
    creating: 'Iniciando…',
    priceUnknown: 'Não foi possível carregar o preço. Ele é mostrado antes de qualquer cobrança.',
  },

  start: {
    fallback: 'Não foi possível gerar o vlog de personagem',
    priceChanged: (credits) => `O preço agora é de ${credits} créditos. Nada foi cobrado: pressione o botão de novo para continuar.`,
    priceChangedUnknown: 'O preço mudou. Nada foi cobrado: veja o novo preço e pressione o botão de novo.',
    moderated: (classes, words) =>
      `Esta história não poderia ser publicada: ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `“${word}”`).join(', ')})` : ''}. Nada foi cobrado.`,
    moderatedAcceptable: 'Mude-a ou pressione o botão de novo para criá-la só para você.',
    moderatedRefused: 'Mude-a, por favor.',
    seeCredits: 'Ver seus créditos',
    network: 'Não foi possível acessar o servidor. Seu formulário fica guardado: pressione o botão de novo, você não é cobrado duas vezes.',
  },

  starts: {
    script_to_video: {
      started: (id) => `A criação do vídeo a partir do roteiro começou, processo ${id}`,
      finished: 'O vídeo do roteiro está pronto',
      failed: 'Não foi possível gerar o vídeo do roteiro',
    },
    asmr_video: {
      started: (id) => `A criação do vídeo ASMR começou, processo ${id}`,
      finished: 'O vídeo ASMR está pronto',
      failed: 'Não foi possível gerar o vídeo ASMR',
    },
    character_vlog: {
      started: (id) => `A criação do vlog de personagem começou, processo ${id}`,
      finished: 'O vlog de personagem está pronto',
      failed: 'Não foi possível gerar o vlog de personagem',
    },
  },

  previewHint: {
    title: 'Veja o storyboard na web',
    text: 'Sua prévia está sendo criada. Um storyboard é editado em uma tela mais larga: abra o Fablecut em um computador. Você a encontra em Minhas histórias.',
    confirm: 'OK, entendi!',
  },

  resume: {
    label: 'Continuar',
    resuming: 'Continuando…',
    failed: 'Não foi possível continuar a prévia',
    text: 'O storyboard está pronto e pausado aqui. Continuar cria os vídeos dos planos visíveis e termina o filme.',
  },

  progress: {
    title: 'Criando sua história',
    wait: 'Isto pode levar alguns minutos',
    typicalDuration: 'Costuma levar de 2 a 5 minutos, dependendo da duração da história',
    expected: (minutes) => `Esta: cerca de ${minuteCount(minutes)}`,
    leaveNote: 'Você pode fechar esta página: a história continua e espera por você em Minhas histórias.',
    stepState: { done: 'concluído', active: 'em andamento', failed: 'falhou', stopped: 'parado', pending: 'não iniciado' },
    queued: 'Esperando uma vaga',
    planningShots: 'Planejando os planos',
    analysingSong: 'Ouvindo a música e planejando os cortes',
    shotsPlannedSilent: (shots) => plural(shots, { one: `${shots} plano planejado`, other: `${shots} planos planejados` }),
    shotsPlanned: (shots, length) => `${shotCount(shots)}, cerca de ${length} de narração`,
    imagesDone: (done, total) => `${done} de ${total} prontas`,
    imagesNext: 'Pinta uma imagem para cada plano',
    clipsDone: (done, total) => `${done} de ${total} em movimento`,
    failedCount: (count) => `, ${count} com falha`,
    timeline: 'Posicionando imagens e som',
    exporting: (done, total) => (total > 0 ? `Exportando, ${done} de ${total} partes` : 'Exportando'),
    clipsNext: 'Dá movimento a cada imagem e adiciona o som',
    finished: 'O filme está pronto',
    storyboardReady: 'Storyboard pronto, pausado',
    paused: 'Pausado: continue para criar os vídeos',
    notFinished: 'Não concluído',
    elapsed: (time) => `${time} até agora`,
    elapsedLong: (time) => `${time} até agora, mais que o normal`,
    shotsNote: 'Cada imagem aparece assim que fica pronta.',
    generatingImage: 'Pintando',
    generatingClip: 'Animando',
    shotFailed: 'Este plano falhou. A parte dele no preço voltou.',
    waiting: 'Os planos aparecem aqui quando estiverem planejados.',
    shotImage: (number, title) => (title === '' ? `Plano ${number}` : `Plano ${number}: ${title}`),
    shotDone: 'concluído',
    shotImageDone: 'imagem concluída',
    shots: 'Planos',
    goToMyStory: 'Ir para Minhas histórias',
    previewEdit: 'Editar prévia',
    loading: 'Carregando a história',
    reconnecting: 'A conexão caiu. A história continua; reconectando.',
    invalidId: 'ID de processo inválido',
    invalidIdHint: 'Nenhuma história corresponde a este endereço. Suas histórias estão em Minhas histórias.',
    parseFailed: 'Não foi possível ler a atualização do estado',
    backToStory: 'Voltar às histórias',
    signIn: 'Entrar',
    signInHint: 'Entre para ver esta história.',
  },

  tools: {
    title: 'Ferramentas de edição poderosas',
    points: [
      { title: 'Adicione ou substitua planos', text: 'Coloque um novo plano, ou outra imagem ou clipe em um que você já tem.' },
      { title: 'Gere de novo com um clique', text: 'Crie uma imagem ou um clipe de novo, sem mexer no resto.' },
      { title: 'Trilha sonora sincronizada', text: 'A música se ajusta de novo à nova duração do filme.' },
      { title: 'Editor com ajuda da IA', text: 'Uma linha do tempo com legendas, voz e música feitas para você.' },
    ],
    close: 'Fechar',
  },

  cancel: {
    button: 'Cancelar',
    title: 'Cancelar esta história?',
    text: 'Nada mais é criado. Os planos concluídos ficam na história.',
    refunded: 'Volta agora',
    charged: 'Já usado',
    keepRunning: 'Continuar criando',
    confirm: 'Cancelar história',
    startAgain: 'Começar de novo com estas respostas',
    failed: (message) => `Erro: ${message}`,
    canceledNote: 'O que não foi usado voltou ao seu saldo. Os planos concluídos ficam na história.',
  },

  receipt: {
    title: 'Recibo',
    held: 'Reservado para esta história',
    used: 'Usado até agora',
    refundedOnCancel: 'Volta se você cancelar',
    note: 'Se nenhuma imagem ou nenhum clipe puder ser criado, tudo volta.',
    charged: 'Cobrado por esta história',
    refunded: 'Devolvido ao seu saldo',
    free: 'Criada com uma história grátis',
    seeReceipt: 'Ver recibo',
  },

  result: {
    title: 'Sua história está pronta',
    download: 'Baixar',
    share: 'Compartilhar',
    edit: 'Editar',
    video: (title) => `Vídeo de ${title}`,
    fileMissing: 'O filme está pronto, mas o arquivo não foi encontrado. Abra-o em Minhas histórias.',
    playbackFailed: 'O filme não toca aqui. Tente de novo ou baixe o arquivo.',
    failedShots: (count) =>
      plural(count, {
        one: `Não foi possível criar ${count} plano; a parte dele no preço voltou.`,
        other: `Não foi possível criar ${count} planos; a parte deles no preço voltou.`,
      }),
  },

  paused: {
    title: 'Sua prévia está pronta',
    storyboard: 'Abrir storyboard',
    savedAfterFailure: 'Seu storyboard fica guardado: você pode continuar de novo.',
  },

  failed: {
    saved: 'O que você informou e tudo o que foi concluído ficam guardados.',
    reason: (reason) => `${reason.replace(/[.\s]+$/u, '')}.`,
    sound: {
      label: 'Quem faz agora',
      note: {
        speech: 'Os planos são mantidos, e o filme inteiro é narrado por uma só voz.',
        music: 'Os planos e as vozes deles são mantidos.',
        song: 'O que você informou fica guardado.',
      },
      again: 'Tentar de novo',
      use: (name) => `Usar ${name}`,
      builtIn: { speech: 'Usar o motor de voz integrado', music: 'Usar o motor de música integrado', song: '' },
      failed: 'Não foi possível continuar a história. Nada foi cobrado.',
    },
  },
}

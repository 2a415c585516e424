import type * as english from '../create.ts'
import type { Translation } from '../locale/translation.ts'

const minutesOf = (minutes: number): string => `${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`
const shotsOf = (shots: number): string => `${shots} ${shots > 1 ? 'plans' : 'plan'}`

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'Créer une histoire',
  banners: {
    script_to_video: 'Écrivez ce qui doit être dit : images, voix, musique et sous-titres suivent vos mots.',
    character_vlog: 'Choisissez de qui il s’agit et ce qu’il fait : une journée en images, en musique.',
    music_video: 'Choisissez une chanson et un genre : les plans sont coupés sur son rythme et ses paroles deviennent des sous-titres.',
    asmr_video: 'Choisissez comment toucher une matière : gros plans, mouvements lents et son de la matière suivent.',
  },
  back: 'Retour',
  draftSaved: 'Brouillon enregistré',
  builtInEngines: 'Les moteurs intégrés sont utilisés',

  undo: { undo: 'Annuler', redo: 'Rétablir' },
  counterLabel: (count, limit) => `${count} caractères utilisés sur ${limit}`,

  script: {
    label: 'Script de la voix off',
    placeholder: 'Écrivez ou collez ce que dit le narrateur, ou partez d’une idée avec Créer un script avec l’IA.',
    createWithAi: 'Créer un script avec l’IA',
    rewrite: 'Réécrire avec l’IA',
    rewriting: 'Réécriture…',
    autoPolish: 'Correction auto',
    autoPolishHint: 'Corrige l’orthographe et la grammaire avant la création de la vidéo',
    try: 'Essayez',
    estimatedLength: (time, shots) => `${time} environ, ${shotsOf(shots)}`,
    optionsLabel: 'Image et son',
    generating: 'Le script est en cours d’écriture',
    builtInPolishNote: 'Hors de l’anglais, l’auteur intégré ne fait que mettre les mots au propre',
  },

  asmr: {
    styleLabel: 'Style d’ASMR',
    chooseFirst: 'Choisissez un style. Sa scène apparaît ici.',
    sceneLabel: 'Scène',
    material: 'Matière',
    materials: 'Matières au choix',
    optionsLabel: 'Format, durée et son',
    shots: 'Nombre de plans',
    shotsHint: (min, max) => `De ${min} à ${max}, cinq secondes chacun`,
    fewer: 'Moins de plans',
    more: 'Plus de plans',
    generate: 'Générer',
    reset: 'Réinitialiser',
    missing: { style: 'Choisissez un style', material: 'Indiquez la matière' },
  },

  idea: {
    title: 'D’une idée à une vidéo',
    label: 'De quoi parle la vidéo ?',
    placeholder: 'Pourquoi les chats s’assoient sur les claviers',
    cancel: 'Annuler',
    generate: 'Générer le script',
    generating: 'Écriture du script…',
    details: {
      hint: 'Facultatif, et cela rend le script vraiment vôtre : l’auteur intégré n’invente rien, il dit ce que vous lui dites.',
      audience: 'Pour qui est-elle ?',
      audiencePlaceholder: 'les amateurs de thé',
      facts: 'Que doit-elle dire ?',
      factsHint: 'Trois faits au plus, un par ligne',
      ending: 'Comment se termine-t-elle ?',
    },
  },
  missingDetails: {
    names: { audience: 'pour qui elle est', facts: 'jusqu’à trois faits', ending: 'la fin' },
    text: (missing) =>
      `Écrit uniquement à partir de ce que vous avez donné : l’auteur intégré ne sait rien d’autre sur ce sujet et n’invente rien. Dites-lui-en plus : ${missing.join(', ')}.`,
    addDetails: 'Lui en dire plus',
  },
  rewriteReview: {
    label: 'Ce que la réécriture a changé',
    accepted: (accepted, total) => `${accepted} ${accepted > 1 ? 'modifications gardées' : 'modification gardée'} sur ${total}`,
    acceptAll: 'Tout garder',
    rejectAll: 'Tout reprendre',
    done: 'Terminé',
    replacedBy: 'est devenu',
    added: 'Ajouté : ',
    removed: 'Retiré : ',
  },

  shortScript: {
    title: 'Script très court',
    text: 'Votre script de voix off semble très court : la vidéo ne durera que 5 secondes environ. Voulez-vous l’étoffer avec l’IA ?',
    proceed: 'Continuer quand même',
    rewrite: 'Réécrire avec l’IA',
  },

  validation: {
    scriptRequired: 'Veuillez saisir un script',
    scriptTooLong: 'Le script est trop long',
    voice: 'Veuillez choisir une voix valide',
  },

  style: {
    label: 'Style de la vidéo',
    suggested: (name) => `Suggéré : ${name}`,
    photorealistic: 'Un diorama éclairé et texturé, avec profondeur de champ',
    withProvider: 'Dessiné ici comme un diorama éclairé. Un fournisseur d’images connecté lui donne l’aspect d’une photo.',
  },

  voice: {
    label: 'Voix',
    auto: 'Auto',
    autoHint: 'choisie d’après le script',
    listen: (name) => `Écouter ${name}`,
    stop: (name) => `Arrêter ${name}`,
    unavailable: 'Cet extrait ne peut pas être lu maintenant',
    fetched: (language) => `Voix installée, ${language}`,
  },

  aspect: { label: 'Format d’image', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: 'Sous-titres', hint: 'incrustés, modifiables ensuite' },

  character: {
    label: 'Personnage',
    none: 'Aucun',
    hint: 'Joue le rôle principal. Sans lui, le script décide seul qui est à l’image.',
  },

  advanced: {
    label: 'Options avancées',
    imageModel: 'Modèle d’image',
    quality: 'Qualité d’image',
    qualities: { low: 'Basse', medium: 'Moyenne', high: 'Haute' },
    resolution: 'Résolution du modèle',
    videoModel: 'Modèle vidéo',
    mode: 'Mode',
    noModel: 'Aucun modèle ici ne fait des clips de cette taille',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join(', '),
    samePrice: {
      script_to_video: 'Le prix d’une vidéo explicative est le même pour tous les modèles.',
      asmr_video: 'Le prix d’une vidéo ASMR est le même pour tous les modèles.',
    },
    imageRefusals: {
      several_characters: 'Plusieurs personnages exigent seedream4',
      quick_character: 'N’accepte pas de personnage à référence rapide',
    },
    videoRefusals: { no_start_end_frame: 'N’accepte pas d’image de début et de fin' },
    singleModel: 'Ce genre de vidéo n’a qu’un modèle.',
    whenUnavailable: {
      label: 'Si son fournisseur est en panne',
      other_provider: 'En utiliser un autre',
      ask: 'Me demander',
      notes: {
        other_provider:
          'Un autre fournisseur du même modèle fabrique le plan, ou la musique, pour les mêmes crédits ; une autre voix redit tout le film, jamais une partie. S’il n’y en a pas, on vous demande.',
        ask: 'Rien d’autre n’est fabriqué à la place et rien n’est débité ; vous choisissez qui le fabrique.',
      },
    },
    modes: { lite: 'Léger', standard: 'Standard', turbo: 'Turbo', pro: 'Pro' },
  },

  bar: {
    minutes: (minutes) => `${minutesOf(minutes)} environ`,
    previewMinutes: (minutes) => `aperçu : ${minutesOf(minutes)} environ`,
    from: 'à partir de',
    balance: {
      known: '{balance} maintenant, {after} ensuite',
      short: '{balance} maintenant, {missing}',
      available: '{balance} disponibles',
    },
    missing: (credits) => `il en manque ${credits}`,
    freeLeft: (count) => `${count} histoire${count > 1 ? 's' : ''} GRATUITE${count > 1 ? 'S' : ''} restante${count > 1 ? 's' : ''}`,
    refundNote: 'Les crédits non utilisés reviennent si une étape échoue.',
    priceVaries: {
      music_video: 'Le prix dépend du modèle choisi et de la durée de la musique',
      character_vlog: 'Le prix dépend du modèle choisi et de la durée',
      asmr_video: 'Le prix dépend du nombre de plans',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `Créer est gratuit avec votre histoire gratuite. Un aperçu ne l’est pas : ${preview} crédits maintenant, ${resume} de plus pour le continuer.`,
    freeCreateUnknown: 'Créer est gratuit avec votre histoire gratuite. Un aperçu ne l’est pas : son prix dépend de votre chanson.',
    freeForVisitors: 'Un nouveau compte démarre avec une histoire gratuite : Créer est alors gratuit, un aperçu ne l’est pas.',
    previewOnPhone: 'Le storyboard d’un aperçu se modifie sur un écran plus large.',
    preview: 'Aperçu',
    previewing: 'Aperçu en cours…',
    create: 'Créer',
    creating: 'Démarrage…',
    priceUnknown: 'Le prix n’a pas pu être chargé. Il est affiché avant tout débit.',
  },

  start: {
    fallback: 'Échec de la création du vlog de personnage',
    priceChanged: (credits) =>
      `Le prix est maintenant de ${credits} crédits. Rien n’a été débité : appuyez de nouveau sur le bouton pour continuer.`,
    priceChangedUnknown: 'Le prix a changé. Rien n’a été débité : regardez le nouveau prix et appuyez de nouveau sur le bouton.',
    moderated: (classes, words) =>
      `Cette histoire ne pourrait pas être publiée : ${classes.join(', ')}${words.length > 0 ? ` (${words.map((word) => `« ${word} »`).join(', ')})` : ''}. Rien n’a été débité.`,
    moderatedAcceptable: 'Modifiez-la, ou appuyez de nouveau sur le bouton pour la faire pour vous seul.',
    moderatedRefused: 'Veuillez la modifier.',
    seeCredits: 'Voir vos crédits',
    network:
      'Le serveur n’a pas pu être joint. Votre formulaire est conservé : appuyez de nouveau sur le bouton, vous ne serez pas débité deux fois.',
  },

  starts: {
    script_to_video: {
      started: (id) => `Création de la vidéo lancée, traitement ${id}`,
      finished: 'Vidéo créée à partir du script',
      failed: 'Échec de la création de la vidéo à partir du script',
    },
    asmr_video: {
      started: (id) => `Création de la vidéo ASMR lancée, traitement ${id}`,
      finished: 'Vidéo ASMR créée',
      failed: 'Échec de la création de la vidéo ASMR',
    },
    character_vlog: {
      started: (id) => `Création du vlog de personnage lancée, traitement ${id}`,
      finished: 'Vlog de personnage créé',
      failed: 'Échec de la création du vlog de personnage',
    },
  },

  previewHint: {
    title: 'Aperçu du storyboard sur le web',
    text: 'Votre aperçu est en cours de création. Un storyboard se modifie sur un écran plus large : ouvrez Fablecut sur un ordinateur. Vous le trouverez sous Mes histoires.',
    confirm: 'OK, compris !',
  },

  resume: {
    label: 'Continuer',
    resuming: 'Reprise…',
    failed: 'L’aperçu n’a pas pu être continué',
    text: 'Storyboard prêt, en pause ici. Continuer crée les vidéos des plans visibles et termine le film.',
  },

  progress: {
    title: 'Création de votre histoire',
    wait: 'Cela peut prendre quelques minutes',
    typicalDuration: 'La création prend en général de 2 à 5 minutes selon la longueur de l’histoire',
    expected: (minutes) => `Celle-ci : ${minutesOf(minutes)} environ`,
    leaveNote: 'Vous pouvez fermer cette page : l’histoire continue et vous attend sous Mes histoires.',
    stepState: { done: 'terminée', active: 'en cours', failed: 'échouée', stopped: 'arrêtée', pending: 'pas commencée' },
    queued: 'En attente d’une place libre',
    planningShots: 'Préparation des plans',
    analysingSong: 'Écoute de la chanson, préparation des coupes',
    shotsPlannedSilent: (shots) => `${shotsOf(shots)} ${shots > 1 ? 'préparés' : 'préparé'}`,
    shotsPlanned: (shots, length) => `${shotsOf(shots)}, ${length} de narration environ`,
    imagesDone: (done, total) => `${done} ${done > 1 ? 'images peintes' : 'image peinte'} sur ${total}`,
    imagesNext: 'Peint une image pour chaque plan',
    clipsDone: (done, total) => `${done} ${done > 1 ? 'clips animés' : 'clip animé'} sur ${total}`,
    failedCount: (count) => `, ${count} en échec`,
    timeline: 'Placement des images et du son',
    exporting: (done, total) => (total > 0 ? `Exportation, ${done} parties sur ${total}` : 'Exportation'),
    clipsNext: 'Anime chaque image et ajoute le son',
    finished: 'Le film est prêt',
    storyboardReady: 'Storyboard prêt, en pause',
    paused: 'En pause : continuez pour créer les vidéos',
    notFinished: 'Non terminé',
    elapsed: (time) => `${time} jusqu’ici`,
    elapsedLong: (time) => `${time} jusqu’ici, plus long que d’habitude`,
    shotsNote: 'Une image apparaît dès qu’elle est terminée.',
    generatingImage: 'Peinture',
    generatingClip: 'Animation',
    shotFailed: 'Ce plan a échoué. Sa part du prix a été rendue.',
    waiting: 'Les plans apparaissent ici dès qu’ils sont préparés.',
    shotImage: (number, title) => (title === '' ? `Plan ${number}` : `Plan ${number} : ${title}`),
    shotDone: 'terminé',
    shotImageDone: 'image terminée',
    shots: 'Plans',
    goToMyStory: 'Aller à Mes histoires',
    previewEdit: 'Modifier l’aperçu',
    loading: 'Chargement de l’histoire',
    reconnecting: 'La connexion a été perdue. L’histoire continue ; reconnexion.',
    invalidId: 'Identifiant de traitement non valide',
    invalidIdHint: 'Aucune histoire ne correspond à cette adresse. Vos histoires sont sous Mes histoires.',
    parseFailed: 'La mise à jour de l’état n’a pas pu être lue',
    backToStory: 'Retour aux histoires',
    signIn: 'Se connecter',
    signInHint: 'Veuillez vous connecter pour voir cette histoire.',
  },

  tools: {
    title: 'Des outils de montage puissants',
    points: [
      {
        title: 'Ajouter ou remplacer des plans',
        text: 'Insérez un nouveau plan, ou une autre image ou un autre clip pour un plan existant.',
      },
      { title: 'Régénérer en un clic', text: 'Refaites une image ou un clip sans toucher au reste.' },
      { title: 'Musique recalée automatiquement', text: 'La musique est ajustée à la nouvelle durée du film.' },
      { title: 'Éditeur assisté par IA', text: 'Une timeline avec sous-titres, voix et musique faits pour vous.' },
    ],
    close: 'Fermer',
  },

  cancel: {
    button: 'Annuler',
    title: 'Annuler cette histoire ?',
    text: 'Plus rien n’est fabriqué. Les plans terminés restent dans l’histoire.',
    refunded: 'Rendus maintenant',
    charged: 'Déjà utilisés',
    keepRunning: 'Poursuivre',
    confirm: 'Annuler l’histoire',
    startAgain: 'Recommencer avec ces réponses',
    failed: (message) => `Erreur : ${message}`,
    canceledNote: 'Ce qui n’a pas été utilisé est revenu sur votre solde. Les plans terminés restent dans l’histoire.',
  },

  receipt: {
    title: 'Reçu',
    held: 'Réservés à cette histoire',
    used: 'Utilisés jusqu’ici',
    refundedOnCancel: 'Rendus si vous annulez',
    note: 'Si aucune image ou aucun clip ne peut être fabriqué, tout est rendu.',
    charged: 'Débités pour cette histoire',
    refunded: 'Rendus à votre solde',
    free: 'Faite avec une histoire gratuite',
    seeReceipt: 'Voir le reçu',
  },

  result: {
    title: 'Votre histoire est prête',
    download: 'Télécharger',
    share: 'Partager',
    edit: 'Modifier',
    video: (title) => `Vidéo de ${title}`,
    fileMissing: 'Le film est terminé, mais son fichier est introuvable. Ouvrez-le sous Mes histoires.',
    playbackFailed: 'Le film ne peut pas être lu ici. Réessayez ou téléchargez le fichier.',
    failedShots: (count) =>
      count > 1
        ? `${count} plans n’ont pas pu être fabriqués ; leur part du prix a été rendue.`
        : `${count} plan n’a pas pu être fabriqué ; sa part du prix a été rendue.`,
  },

  paused: {
    title: 'Votre aperçu est prêt',
    storyboard: 'Ouvrir le storyboard',
    savedAfterFailure: 'Votre storyboard est conservé : vous pouvez continuer à nouveau.',
  },

  failed: {
    saved: 'Ce que vous avez saisi et tout ce qui était terminé sont conservés.',
    reason: (reason) => `${reason.replace(/[.\s]+$/u, '')}.`,
    sound: {
      label: 'Qui s’en charge maintenant',
      note: {
        speech: 'Les plans sont conservés, et tout le film est dit par une seule voix.',
        music: 'Les plans et leurs voix sont conservés.',
        song: 'Ce que vous avez saisi est conservé.',
      },
      again: 'Réessayer',
      use: (name) => `Utiliser ${name}`,
      builtIn: { speech: 'Utiliser le narrateur intégré', music: 'Utiliser le compositeur intégré', song: '' },
      failed: 'L’histoire n’a pas pu continuer. Rien n’a été débité.',
    },
  },
}

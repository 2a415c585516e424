/** Names for queueing workflows from processes that don't run them. */
export const makeStory = 'make-story'
export const makeShots = 'make-shots'
export const renderStory = 'render-story'
export const makeActionVideo = 'make-action-video'
export const detectCaptions = 'detect-captions'

/** Names under which processes that run no workflows queue them. */
export const makeStory = 'make-story'
export const makeShots = 'make-shots'
export const renderStory = 'render-story'
export const detectCaptions = 'detect-captions'

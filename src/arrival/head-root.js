/** What the head scripts set on the root element. */
export const { dataset, style } = document.documentElement;

// The security policy allows no style in an attribute.
style.setProperty('--hue', dataset.hue ?? '');

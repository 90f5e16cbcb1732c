/**
 * Whether the page may scroll or move the focus by itself. In a frame, that would also scroll the page
 * around it, where the visitor may be reading something else: there, only after the frame was used.
 */
export const mayMove = (): boolean =>
  parent === window || navigator.userActivation?.hasBeenActive === true;

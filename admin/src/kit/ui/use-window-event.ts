import { useEffect, useEffectEvent } from 'react';

interface Options {
  isOn?: boolean;
  capture?: boolean;
}

/** Handles an event of the window, or one that reaches it, while the component is there. */
export const useWindowEvent = <Name extends keyof WindowEventMap>(
  name: Name,
  handle: (event: WindowEventMap[Name]) => void,
  { isOn = true, capture = false }: Options = {},
): void => {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listen, { capture });
    return () => window.removeEventListener(name, listen, { capture });
  }, [name, isOn, capture]);
};

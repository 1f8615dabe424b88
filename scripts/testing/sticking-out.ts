/** Runs in the page: names elements that overflow it sideways. */
export const stickingOut = (): string[] => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > width + 1 || left < -1;
    })
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`);
};

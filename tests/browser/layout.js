// Finds what nobody should see: text that is cut off, things on top of each other, a page that is
// wider than its window, and text that cannot be read, also with other colour vision.
(matrices) => {
  const problems = [];
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;

  const nameOf = (element) => {
    const id = element.getAttribute('data-testid') || element.className?.baseVal || element.className || '';
    const words = (element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${String(id).slice(0, 40)} "${words}"`;
  };
  const styleOf = (element) => getComputedStyle(element);
  const isUnseen = (element) => !!element.closest('.unseen, [hidden], [inert]');
  const isVisible = (element) => {
    if (isUnseen(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const ownText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  // The part of an element that scrolling ancestors let through.
  const shownBox = (element) => {
    let box = element.getBoundingClientRect();
    let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = styleOf(up);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const outer = up.getBoundingClientRect();
        seen = {
          left: Math.max(seen.left, outer.left), top: Math.max(seen.top, outer.top),
          right: Math.min(seen.right, outer.right), bottom: Math.min(seen.bottom, outer.bottom),
        };
      }
    }
    return seen;
  };

  if (document.documentElement.scrollWidth > width + 1) {
    problems.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
  }

  const all = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('svg'));
  for (const element of all) {
    if (!isVisible(element) || !ownText(element)) continue;
    const style = styleOf(element);
    const hides = (value) => value === 'hidden' || value === 'clip';
    if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      problems.push(`cut off at its side: ${nameOf(element)}`);
    }
    if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) {
      problems.push(`cut off below: ${nameOf(element)}`);
    }
    const box = element.getBoundingClientRect();
    const scrolls = element.closest('[data-scrolls-x], .scroll-x');
    if (!scrolls && (box.right > width + 1 || box.left < -1)) problems.push(`outside the window: ${nameOf(element)}`);
  }

  const active = all.filter(
    (element) => element.matches('button, a[href], input, select, textarea, summary') && isVisible(element),
  );
  for (const element of active) {
    const box = shownBox(element);
    if (box.right - box.left < 4 || box.bottom - box.top < 4) continue;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) continue; // at the very edge nothing is found
    const top = document.elementFromPoint(x, y);
    const label = element.labels?.[0];
    const fine = top && (element.contains(top) || top.contains(element) || label?.contains(top) || element.closest('label')?.contains(top));
    const floats = 'dialog, [role=dialog], [data-testid=chooser], details[open] > :not(summary)';
    if (!fine && !top?.closest(floats)) {
      problems.push(`covered: ${nameOf(element)} by ${top ? nameOf(top) : 'nothing'}`);
    }
  }

  const parse = (colour) => {
    const numbers = colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return colour.startsWith('color(') ? [...numbers.slice(0, 3).map((n) => n * 255), numbers[3] ?? 1] : [...numbers.slice(0, 3), numbers[3] ?? 1];
  };
  const over = (front, back) => front.slice(0, 3).map((n, i) => n * front[3] + back[i] * (1 - front[3]));
  const backgroundOf = (element) => {
    const layers = [];
    for (let up = element; up; up = up.parentElement) {
      const colour = parse(styleOf(up).backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] >= 1) break;
    }
    let found = [255, 255, 255];
    for (const layer of layers.reverse()) found = over(layer, found);
    return found;
  };
  const linear = (n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (rgb, matrix) => {
    const [r, g, b] = rgb.map(linear);
    const [x, y, z] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  for (const element of all) {
    if (!isVisible(element) || !ownText(element)) continue;
    if (element.closest('[disabled], [aria-disabled=true], :disabled')) continue;
    const style = styleOf(element);
    const back = backgroundOf(element);
    const front = over(parse(style.color), back);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.5 && Number(style.fontWeight) >= 700);
    for (const [vision, matrix] of Object.entries(matrices)) {
      const [a, b] = [luminance(front, matrix), luminance(back, matrix)];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < (large ? 3 : 4.5) - 0.02) {
        problems.push(`contrast ${contrast.toFixed(2)} (${vision}): ${nameOf(element)}`);
        break;
      }
    }
  }
  return [...new Set(problems)];
};

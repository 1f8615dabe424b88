/** Tells how far a piece of work is: one living line on a terminal, every quarter anywhere else. */
export const showProgress = (title: string, total: number) => {
  let done = 0;
  const isLive = process.stdout.isTTY;
  const draw = () => {
    if (isLive) process.stdout.write(`\r\x1b[2K${title}: ${done} of ${total}${done === total ? '\n' : ''}`);
    else if (done === total || Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total))
      console.log(`${title}: ${done} of ${total}`);
  };
  return () => {
    done += 1;
    draw();
  };
};

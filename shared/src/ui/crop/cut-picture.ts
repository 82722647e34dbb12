/** A part of a picture in its own pixels. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.92;

/** Cuts the part out of the picture at `url` and returns it as a JPEG, at most that many pixels wide. */
export async function cutPicture(url: string, part: PicturePart, largestWidth: number): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(part.width, largestWidth));
  canvas.height = Math.round((canvas.width * part.height) / part.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  // A transparent picture would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/jpeg', QUALITY);
  });
}
